import UnicodeText

extension NameRules {
    /// How many characters a person counts in a name (grapheme clusters, UAX 29), without what is dropped when it is saved.
    /// Nil for a text far longer than any name.
    public func graphemeClusters(of text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard let stored = NameText(bytes.span, self)?.stored else { return nil }
        return GraphemeClusters.count(stored.span)
    }
}
