package import AddressLookup
import CTables
package import CalendarDates
package import EmailAddresses
package import PersonNames
package import PhoneNumbers
package import Photos
import PostalAddresses
public import TableFormat

/// All tables that a validator needs: those compiled into the program, or a folder of images.
///
/// A class, so that a run holds them by one reference.
public final class Tables: Sendable {
    let rules: RuleTable
    let schema: CardSchemaIndex
    package let names: NameRules
    package let phones: PhonePlans
    package let emails: EmailRules
    package let addresses: AddressLayouts
    package let lookup: LookupTable
    package let dates: DateRules
    package let photos: PhotoRules

    /// The images the readers lie in, by topic.
    public let images: [TableImage]

    /// Opens one image a topic.
    ///
    /// - Throws: `TableError` when a topic is missing, or an image has another layout than this program reads.
    public init(images: [TableImage]) throws(TableError) {
        func image(_ topic: String) throws(TableError) -> TableImage {
            for image in images where image.topic == topic { return image }
            throw TableError(.topic, topic)
        }
        rules = try RuleTable(image: image(RuleLayout.topic))
        schema = try CardSchemaIndex(rules)
        names = try NameRules(image: image("names"))
        phones = try PhonePlans(image: image("phone"))
        emails = try EmailRules(image: image("email"))
        addresses = try AddressLayouts(image: image("address"))
        lookup = try LookupTable(image: image("lookup"))
        dates = try DateRules(image: image("dates"))
        photos = try PhotoRules(image: image("photos"))
        self.images = images
    }
}
