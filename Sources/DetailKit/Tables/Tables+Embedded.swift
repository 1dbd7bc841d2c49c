import CTables
public import TableFormat

extension Tables {
    /// The images that are part of the program, in the order of their topics.
    public static let embeddedImages: [TableImage] = [
        TableImage(embedded: dk_address_bytes(), count: dk_address_length()),
        TableImage(embedded: dk_dates_bytes(), count: dk_dates_length()),
        TableImage(embedded: dk_email_bytes(), count: dk_email_length()),
        TableImage(embedded: dk_lookup_bytes(), count: dk_lookup_length()),
        TableImage(embedded: dk_names_bytes(), count: dk_names_length()),
        TableImage(embedded: dk_phone_bytes(), count: dk_phone_length()),
        TableImage(embedded: dk_photos_bytes(), count: dk_photos_length()),
        TableImage(embedded: dk_rules_bytes(), count: dk_rules_length()),
    ]

    /// The tables that are part of the program.
    ///
    /// - Throws: only when the program was built with an image of another layout, which `tablec check` refuses.
    public static func embedded() throws(TableError) -> Tables { try Tables(images: embeddedImages) }
}
