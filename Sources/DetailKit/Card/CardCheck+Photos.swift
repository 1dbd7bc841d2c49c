import Findings
import JSONText
import Photos

extension CardCheck {
    func photo(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let width = found[kind.position(.width)]
        let height = found[kind.position(.height)]
        let format = found[kind.position(.format)]
        let metadata = found[kind.position(.metadata)]
        let facts = PhotoFacts(
            width: width.flatMap(nodes.integer(of:)), height: height.flatMap(nodes.integer(of:)),
            format: format.flatMap(document.string(of:)), hasMetadata: metadata.flatMap(nodes.bool(of:)))
        if let file = found[kind.position(.file)], let path = document.string(of: file), !isBlank(file),
            let source = surroundings.photos?(path),
            let actual = photo(source, path, at: file)
        {
            // What is wrong with the file is told there; what the card says of it must be so.
            return compare(facts, actual, (width, height, format, metadata))
        }
        for found in lent.photos({ $0.check(facts) }) {
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
