import Findings
import TableFormat

extension HEIFReader {
    /// Marks the items that the picture is made of: the primary one, what it is derived from, and what belongs to it,
    /// such as its alpha; each item once, whatever goes round in circles.
    func findWhatIsNeeded(_ contents: inout HEIFContents, _ file: inout PhotoFile) {
        guard let number = contents.primary, let primary = contents.item(number) else { return }
        var sources: [UInt32: [UInt32]] = [:]
        var auxiliaries: [UInt32: [UInt32]] = [:]
        for reference in contents.references {
            switch reference.entry.role {
            case .derives: sources[reference.from, default: []] += reference.to
            case .auxiliary: for to in reference.to { auxiliaries[to, default: []].append(reference.from) }
            case .thumbnails:
                if let index = contents.item(reference.from) {
                    contents.items[index].part = .thumbnail(reference.entry)
                }
            default: break
            }
        }
        for index in contents.items.indices {
            let property = contents.items[index].properties.first { contents.properties[$0].entry.role == .auxiliary }
            if let property { contents.items[index].part = .auxiliary(contents.properties[property].entry) }
        }
        var waiting = [primary]
        contents.items[primary].part = .needed
        while let index = waiting.popLast() {
            let item = contents.items[index]
            if !item.isPicture || item.entry.kind != .picture || item.isElsewhere || item.isCut {
                let name = "item \(item.number) (\(rules.parts.name(item.entry)))"
                file.report(item.isCut ? .truncated : .damaged, item.range, [Parameter("part", name)])
            }
            for number in sources[item.number] ?? [] {
                guard let other = contents.item(number) else { continue }
                if contents.items[other].part != .needed {
                    contents.items[other].part = .needed
                    waiting.append(other)
                }
            }
            for number in auxiliaries[item.number] ?? [] {
                guard let other = contents.item(number), case .auxiliary(let entry) = contents.items[other].part,
                    entry.kind == .picture || entry.mayStay, contents.items[other].isPicture
                else { continue }
                contents.items[other].part = .needed
                if entry.kind == .picture { file.hasAlpha = true }
                waiting.append(other)
            }
        }
        markTiles(sources, &contents)
    }

    /// What a thumbnail or an auxiliary picture is derived from is what it is.
    private func markTiles(_ sources: [UInt32: [UInt32]], _ contents: inout HEIFContents) {
        var waiting = contents.items.indices.filter {
            contents.items[$0].part != .loose && contents.items[$0].part != .needed
        }
        while let index = waiting.popLast() {
            for number in sources[contents.items[index].number] ?? [] {
                guard let other = contents.item(number), contents.items[other].part == .loose else { continue }
                contents.items[other].part = contents.items[index].part
                waiting.append(other)
            }
        }
    }
}
