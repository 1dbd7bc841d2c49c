import JSONText
import Testing

/// Checks that what a document says of itself fits together and fits its text.
func checkInvariants(of document: JSONDocument, text: [UInt8]) {
    var visited = 1
    var open = [document.root]
    while let node = open.popLast() {
        let range = document.sourceRange(node)
        guard 0 <= range.lowerBound, range.upperBound <= text.count, !range.isEmpty else {
            Issue.record("range \(range) is outside of the text")
            return
        }
        let isSound =
            switch (document.kind(node), text[range.lowerBound], text[range.upperBound - 1]) {
            case (.object, 0x7B, 0x7D), (.array, 0x5B, 0x5D), (.string, 0x22, 0x22): true
            case (.bool, 0x74, 0x65), (.bool, 0x66, 0x65), (.null, 0x6E, 0x6C): true
            case (.number, let first, let last): (first == 0x2D || 0x30...0x39 ~= first) && 0x30...0x39 ~= last
            default: false
            }
        if !isSound { Issue.record("a \(document.kind(node)) at \(range)") }
        var end = range.lowerBound
        for member in document.members(of: node) {
            let (name, value) = (document.sourceRange(member.name), document.sourceRange(member.value))
            if name.lowerBound <= end || value.lowerBound < name.upperBound {
                Issue.record("members overlap at \(name)")
            }
            end = value.upperBound
            open.append(member.value)
            visited += 2
        }
        for element in document.elements(of: node) {
            if document.sourceRange(element).lowerBound <= end { Issue.record("elements overlap behind \(end)") }
            end = document.sourceRange(element).upperBound
            open.append(element)
            visited += 1
        }
        if end > range.upperBound { Issue.record("children reach beyond \(range)") }
    }
    if visited != document.nodeCount { Issue.record("\(visited) of \(document.nodeCount) nodes are in the tree") }
}

/// The document written again in a layout.
func rewritten(_ document: JSONDocument, _ layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.value(document.root, of: document)
    return writer.bytes
}
