import TableFormat
import UnicodeText

extension EnvelopeWriter {
    /// Takes out a line that says nothing but the country before the line that names it: a town and its state are one there.
    mutating func takeOutLine(before country: String) {
        guard ends.count > 1, country.utf8.count <= tables.byteLimit else { return }
        let name = tables.foldedKey(country)
        var isCountry: [Bool] = []
        for index in ends.indices {
            let isLong = withLine(index) { $0.count > tables.byteLimit }
            let line = isLong ? [] : withLine(index) { tables.withFolded(Span(_unsafeElements: $0)) { Array($0) } }
            isCountry.append(!name.isEmpty && line == name)
        }
        guard let index = ends.indices.dropLast().last(where: { isCountry[$0] && isCountry[$0 + 1] }) else { return }
        let start = index == 0 ? 0 : ends[index - 1]
        let length = ends[index] - start
        output.removeSubrange(start..<ends[index])
        ends.remove(at: index)
        for later in index..<ends.count { ends[later] -= length }
    }
}
