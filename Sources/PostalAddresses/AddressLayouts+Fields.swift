extension AddressLayouts {
    /// A field's own name, for that name or an alias of it; nil when there is no such field.
    public func fieldName(for name: String) -> String? {
        tables.field(name.utf8Span.span).map(tables.name)
    }
}
