import Findings
import JSONText
import Photos

extension CardCheck {
    /// Checks the file of a photo, and tells what is wrong at the member that names it. Nil when it is no photo.
    func photo(_ source: PhotoSource, _ path: String, at node: JSONNode) -> PhotoFile? {
        switch source {
        case .unopened: report(PhotoCode.fileUnopened.rawValue, at: node)
        case .missing: report(PhotoCode.fileMissing.rawValue, at: node)
        case .outside: report(PhotoCode.filePath.rawValue, at: node)
        case .unreadable: report(PhotoCode.fileUnreadable.rawValue, at: node)
        case .bytes(let bytes):
            let inspection = tables.photos.inspect(bytes.span, name: path)
            for finding in inspection.findings { report(finding.code, at: node, finding.parameters) }
            return inspection.file
        }
        return nil
    }

    /// What the card says of a photo, where its file says something else.
    func compare(
        _ facts: PhotoFacts, _ file: PhotoFile,
        _ nodes: (width: JSONNode?, height: JSONNode?, format: JSONNode?, metadata: JSONNode?)
    ) {
        func differs(_ part: PhotoFinding.Part, _ node: JSONNode?, _ found: Parameter.Value) {
            guard let node else { return }
            report(
                PhotoCode.factsDiffer.rawValue, at: node,
                [Parameter("member", part.rawValue), Parameter("found", found)])
        }
        if let width = facts.width, width != file.width { differs(.width, nodes.width, .number(file.width)) }
        if let height = facts.height, height != file.height { differs(.height, nodes.height, .number(file.height)) }
        if let format = facts.format, tables.photos.format(named: format) != file.format {
            differs(.format, nodes.format, .text(file.format))
        }
        if let given = facts.hasMetadata, given != file.hasMetadata {
            differs(.metadata, nodes.metadata, .text("\(file.hasMetadata)"))
        }
    }
}
