extension JSONEditor {
    /// The text with the changes. What is taken away takes its comma and white space with it; what is added is laid out as
    /// its neighbours are.
    public var text: [UInt8] {
        var edits = replaced.map { (range: document.sourceRange(JSONNode(index: $0.key)), text: $0.value) }
        for container in Set(removed.map(container(ofChild:)) + added.map(\.container)) {
            edits += self.edits(of: JSONNode(index: container))
        }
        // Of two at one place the one that takes nothing away comes first.
        edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        return document.withBytes { bytes in
            var text: [UInt8] = []
            text.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.count })
            var copied = 0
            for edit in edits {
                if copied < edit.range.lowerBound { text += bytes.array(copied..<edit.range.lowerBound) }
                text += edit.text
                copied = max(copied, edit.range.upperBound)
            }
            return text + bytes.array(copied..<bytes.count)
        }
    }

    private func container(ofChild start: UInt32) -> UInt32 {
        let node = JSONNode(index: start)
        return document.parent(of: document.isName(node) ? JSONNode(index: start + 1) : node)?.index ?? 0
    }

    /// A member from its name to its value, or an element.
    private struct Child {
        let start: UInt32
        let range: Range<Int>

        /// From the end of the name to the value.
        let colon: Range<Int>?
    }

    private func children(of container: JSONNode) -> [Child] {
        guard document.kind(container) == .object else {
            return document.elements(of: container).map {
                Child(start: $0.index, range: document.sourceRange($0), colon: nil)
            }
        }
        return document.members(of: container).map { member in
            let (name, value) = (document.sourceRange(member.name), document.sourceRange(member.value))
            return Child(
                start: member.name.index, range: name.lowerBound..<value.upperBound,
                colon: name.upperBound..<value.lowerBound)
        }
    }

    private func edits(of container: JSONNode) -> [(range: Range<Int>, text: [UInt8])] {
        let children = children(of: container)
        let added = added.filter { $0.container == container.index }
        let inner = inner(of: container)
        guard let last = children.last(where: { !removed.contains($0.start) }) else {
            let lead = added.isEmpty ? [] : children.first.map { bytes(inner.lowerBound..<$0.range.lowerBound) } ?? []
            let trail = added.isEmpty ? [] : children.last.map { bytes($0.range.upperBound..<inner.upperBound) } ?? []
            let separator = separator(of: container, children)
            let items = added.map { written($0, colon(of: container, children)) }
            return [(inner, lead + Array(items.joined(separator: separator)) + trail)]
        }
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var isFirst = true
        for (index, child) in children.enumerated() {
            if !removed.contains(child.start) {
                isFirst = false
            } else if isFirst {
                edits.append((child.range.lowerBound..<children[index + 1].range.lowerBound, []))
            } else {
                edits.append((children[index - 1].range.upperBound..<child.range.upperBound, []))
            }
        }
        let separator = separator(of: container, children)
        for addition in added {
            let item = written(addition, colon(of: container, children))
            if let before = addition.before, let child = children.first(where: { $0.start == before }),
                !removed.contains(before)
            {
                edits.append((child.range.lowerBound..<child.range.lowerBound, item + separator))
            } else {
                edits.append((last.range.upperBound..<last.range.upperBound, separator + item))
            }
        }
        return edits
    }

    /// What is between the brackets.
    private func inner(of container: JSONNode) -> Range<Int> {
        let range = document.sourceRange(container)
        return range.lowerBound + 1..<range.upperBound - 1
    }

    private func written(_ addition: Addition, _ colon: [UInt8]) -> [UInt8] {
        guard let name = addition.name else { return addition.value }
        var writer = JSONWriter()
        writer.string(name.span)
        return writer.bytes + colon + addition.value
    }

    /// What stands between two children: as it does before the last, or as a line break or space behind the bracket asks.
    private func separator(of container: JSONNode, _ children: [Child]) -> [UInt8] {
        if children.count > 1 {
            let (last, other) = (children[children.count - 1], children[children.count - 2])
            return bytes(other.range.upperBound..<last.range.lowerBound)
        }
        let lead = children.first.map { bytes(inner(of: container).lowerBound..<$0.range.lowerBound) } ?? []
        if lead.contains(0x0A) || lead.contains(0x0D) { return [0x2C] + lead }
        return colon(of: container, children).count > 1 ? [0x2C, 0x20] : [0x2C]
    }

    /// What stands between a name and its value: as in the last member, or in one around it, or the one before.
    private func colon(of container: JSONNode, _ children: [Child]) -> [UInt8] {
        if let colon = children.last?.colon { return bytes(colon) }
        var index = container.index
        while index > 0 {
            index -= 1
            let name = JSONNode(index: index)
            if document.isName(name) {
                let value = document.sourceRange(JSONNode(index: index + 1))
                return bytes(document.sourceRange(name).upperBound..<value.lowerBound)
            }
        }
        return [0x3A]
    }

    private func bytes(_ range: Range<Int>) -> [UInt8] { document.withBytes(in: range) { $0.array(0..<$0.count) } }
}

extension Span<UInt8> {
    fileprivate func array(_ range: Range<Int>) -> [UInt8] {
        extracting(range).withUnsafeBufferPointer { Array($0) }
    }
}
