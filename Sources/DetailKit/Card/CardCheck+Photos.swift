import Findings
import JSONText
import Photos

extension CardCheck {
    func photo(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let width = found[kind.position(.width)]
        let height = found[kind.position(.height)]
        let format = found[kind.position(.format)]
        let metadata = found[kind.position(.metadata)]
        // A photo is a file beside the payload, or the facts of one.
        let hasFile = found[kind.position(.file)].map { !isBlank($0) } ?? isGiven(kind, .file, in: item)
        if !hasFile, !isGiven(kind, .width, in: item) || !isGiven(kind, .height, in: item) {
            let file = found[kind.position(.file)]
            report(RuleCode.missingMember, at: file ?? item, [Parameter("member", "\(KindSchema.Role.file)")])
        }
        let facts = PhotoFacts(
            width: width.flatMap(document.integer(of:)), height: height.flatMap(document.integer(of:)),
            format: format.flatMap(document.string(of:)), hasMetadata: metadata.flatMap(document.bool(of:)))
        if let file = found[kind.position(.file)], let path = document.string(of: file), !isBlank(file),
            let source = surroundings.photos?(path),
            let actual = photo(source, path, at: file)
        {
            // What is wrong with the file is told there; what the card says of it must be so.
            return compare(facts, actual, (width, height, format, metadata))
        }
        for found in tables.photos.check(facts) {
            let node: JSONNode? =
                switch found.part {
                case .width: width
                case .height: height
                case .format: format
                case .metadata: metadata
                }
            report([found.finding], at: node ?? item)
        }
    }
}
