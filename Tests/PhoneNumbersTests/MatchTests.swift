import PhoneNumbers
import Testing

@Suite struct MatchTests {
    static let pairs: [(String, String, PhoneNumberMatch)] = [
        ("+31 6 2345 6789", "+31623456789", .exact),
        ("+39 06 1234567", "+39061234567", .exact),
        ("+31623456789", "+31623456788", .noMatch),
        ("+31623456789", "+32623456789", .noMatch),
        // One of them has no calling code: it is read by the plan of the other.
        ("+31623456789", "06 2345 6789", .nsn),
        ("06 2345 6789", "+31623456789", .nsn),
        ("+12015550123", "555-0123", .shortNSN),
        // Neither has one.
        ("201 555 0123", "2015550123", .nsn),
        ("201 555 0123", "555 0123", .shortNSN),
        ("201 555 0123", "201 555 0124", .noMatch),
        // The presence of an extension is a shorter form, another extension another number.
        ("+12015550123", "+12015550123 x7", .shortNSN),
        ("+12015550123 x7", "+12015550123 ext. 7", .exact),
        ("+12015550123 x7", "+12015550123 x8", .noMatch),
        // Leading zeros do not count when one is compared with the end of the other.
        ("+39061234567", "+3961234567", .shortNSN),
        ("call me", "+31623456789", .notANumber),
        ("+31623456789", "x", .notANumber),
        ("+80012345678", "12345678", .notANumber),
    ]

    @Test(arguments: pairs)
    func texts(_ first: String, _ second: String, _ expected: PhoneNumberMatch) throws {
        let plans = try PhonePlans.embedded
        #expect(plans.match(first, second) == expected)
        if let number = try? plans.parse(first, region: nil) { #expect(plans.match(number, second) == expected) }
    }
}
