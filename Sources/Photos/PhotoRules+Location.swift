import TableFormat

extension PhotoRules {
    /// Whether a range names a place: any of the texts or bytes that the table has for it.
    func tellsPlace(_ bytes: PhotoBytes, _ range: Range<Int>, _ place: PhotoSchema.Place) -> Bool {
        parts.entries(in: place).contains { bytes.contains(parts.start($0), in: range) }
    }
}
