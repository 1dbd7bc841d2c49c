import CalendarDates
import EmailAddresses
import PersonNames
import Photos
import PhoneNumbers

/// The modules of some tables, lent to whoever keeps the tables as long.
struct LentTables {
    let names: Uncounted<NameRules>
    let phones: Uncounted<PhonePlans>
    let emails: Uncounted<EmailRules>
    let dates: Uncounted<DateRules>
    let photos: Uncounted<PhotoRules>

    init(_ tables: Tables) {
        names = Uncounted(tables.names)
        phones = Uncounted(tables.phones)
        emails = Uncounted(tables.emails)
        dates = Uncounted(tables.dates)
        photos = Uncounted(tables.photos)
    }
}
