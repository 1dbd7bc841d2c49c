import PhoneNumbers
import Testing

/// Everything the oracle says of the stored texts. The whole comparison, with Python and random texts, is
/// Tools/oracle/phone.py.
@Suite struct OracleTests {
    let plans: PhonePlans
    let rows: [OracleAnswers.Row]

    init() throws {
        plans = try PhonePlans.embedded
        rows = try OracleAnswers.load()
        #expect(rows.count > 2900)
    }

    /// The rows that are numbers, for us and for the oracle.
    private func numbers(_ body: (OracleAnswers.Row, PhoneNumber, Comment) throws -> Void) rethrows {
        for row in rows {
            let place: Comment = "\(row["text"]) in \(row["region"])"
            guard let number = try? plans.parse(row["text"], region: RegionCode(row["region"])) else { continue }
            try body(row, number, place)
        }
    }

    @Test func errors() {
        for row in rows {
            var found = ""
            do {
                _ = try plans.parse(row["text"], region: RegionCode(row["region"]))
            } catch {
                found = error.rawValue
            }
            #expect(found == row["error"], "\(row["text"]) in \(row["region"])")
        }
    }

    @Test func parsed() {
        numbers { row, number, place in
            #expect("\(number.callingCode)" == row["callingCode"], place)
            #expect(number.nationalSignificantNumber == row["nationalNumber"], place)
            #expect(number.extension.description == row["extension"], place)
            #expect(number.source.rawValue == row["source"], place)
            #expect(number.carrierCode.description == row["carrierCode"], place)
            #expect(number.carrierCode.description == row["carrierCode"], place)
        }
    }

    @Test func answers() {
        numbers { row, number, place in
            #expect(plans.possibility(of: number).rawValue == row["possible"], place)
            let types = PhoneNumberType.allCases.filter { $0 != .unknown }
                .map { OracleAnswers.letter(plans.possibility(of: number, as: $0)) }
            #expect(types.joined() == row["possibleTypes"], place)
            #expect(plans.isValid(number) == row.isYes("valid"), place)
            #expect(plans.type(of: number).rawValue == row["type"], place)
            let region = plans.region(of: number)
            #expect(region?.description == row.optional("numberRegion"), place)
            let isValidHere = RegionCode(row["region"]).map { plans.isValid(number, for: $0) } ?? false
            #expect(isValidHere == row.isYes("validForRegion"), place)
            #expect(plans.isGeographic(number) == row.isYes("geographic"), place)
            #expect("\(plans.areaCodeLength(of: number))" == row["areaCodeLength"], place)
            #expect("\(plans.destinationCodeLength(of: number))" == row["destinationCodeLength"], place)
            #expect((region.map(plans.isMobileNumberPortable) ?? false) == row.isYes("portable"), place)
            #expect(plans.isInternationallyDiallable(number) == row.isYes("internationallyDiallable"), place)
            #expect(plans.truncated(number)?.e164 == row.optional("truncated"), place)
        }
    }

    @Test func matches() {
        let asked = rows.filter { !$0["match"].isEmpty }
        #expect(asked.count > 1000)
        for row in asked {
            #expect(
                plans.match(row["text"], row["other"]).rawValue == row["match"], "\(row["text"]) and \(row["other"])")
        }
    }

    @Test func formats() {
        numbers { row, number, place in
            for style in PhoneNumberStyle.allCases {
                #expect(plans.format(number, style) == row[style.rawValue], place)
            }
            #expect(
                plans.formatOriginal(number, text: row["text"], from: RegionCode(row["region"])) == row["original"],
                place)
            #expect(plans.formatNational(number, carrierCode: row["carrier"]) == row["withCarrier"], place)
            let from = RegionCode(row["from"])
            #expect(plans.formatOutOfCountry(number, from: from) == row["outOfCountry"], place)
            for (name, withFormatting) in [("mobileDialling", true), ("mobileDiallingDigits", false)] {
                let text = plans.formatForMobileDialling(number, from: from, withFormatting: withFormatting)
                #expect(text == row[name], place)
            }
        }
    }
}
