import TableFormat

extension PhotoRules {
    /// Whether a range names a place: any of the texts or bytes that the table has for it, unless it is the beginning of
    /// one of those that name none.
    func tellsPlace(_ bytes: PhotoBytes, _ range: Range<Int>, _ place: PhotoSchema.Place) -> Bool {
        parts.entries(in: place).contains { entry in
            entry.role == .location
                && bytes.contains(parts.start(entry), in: range) { found in
                    let content = bytes.cursor(found..<range.upperBound)
                    return parts.entry(entry.code, in: place, beginning: content).role == .location
                }
        }
    }
}
