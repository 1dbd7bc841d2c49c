import EmailAddresses
import Testing

@Suite("Keys of providers")
struct ProviderKeyTests {
    @Test(arguments: [
        ("J.o.Doe+news@gmail.com", "jodoe@gmail.com"), ("jodoe@googlemail.com", "jodoe@gmail.com"),
        ("jo.doe+a+b@outlook.com", "jo.doe@outlook.com"), ("jo+x@icloud.com", "jo@icloud.com"),
        ("jo+x@proton.me", "jo@proton.me"), ("jo+x@fastmail.com", "jo@fastmail.com"),
        // Of others nothing is known, and a sign at the start is no tag.
        ("j.o+x@example.com", "j.o+x@example.com"), ("jo-shop@yahoo.com", "jo-shop@yahoo.com"),
        ("+jo@gmail.com", "+jo@gmail.com"), ("jo+x@mail.gmail.com", "jo+x@mail.gmail.com"),
        ("no address", "no address"),
    ]) func key(address: String, key: String) throws {
        #expect(try EmailRules.embedded.providerKey(of: address) == key)
    }
}
