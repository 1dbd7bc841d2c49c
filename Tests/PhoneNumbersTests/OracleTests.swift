import PhoneNumbers
import Testing

/// The whole comparison, with Python and random texts, is Tools/oracle/phone.py.
@Suite struct OracleTests {
    @Test func storedAnswers() throws {
        let plans = try PhonePlans.embedded
        let answers = try OracleAnswers.load()
        #expect(answers.count > 2900)
        for answer in answers {
            let place: Comment = "\(answer["text"]) in \(answer["region"])"
            let number: PhoneNumber
            do {
                number = try plans.parse(answer["text"], region: RegionCode(answer["region"]))
            } catch {
                #expect(error.rawValue == answer["error"], place)
                continue
            }
            #expect(answer["error"] == "", place)
            #expect("\(number.callingCode)" == answer["callingCode"], place)
            #expect(number.nationalSignificantNumber == answer["nationalNumber"], place)
            #expect(number.e164 == answer["e164"], place)
            #expect(number.extension.description == answer["extension"], place)
            #expect(plans.possibility(of: number).rawValue == answer["possible"], place)
            #expect(plans.isValid(number) == answer.isYes("valid"), place)
            #expect(plans.type(of: number).rawValue == answer["type"], place)
            #expect(plans.region(of: number)?.description == answer.optional("numberRegion"), place)
        }
    }
}
