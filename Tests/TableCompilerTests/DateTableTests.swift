import Foundation
import TableCompiler
import TableFormat
import Testing

/// Faults in the tables of dates, each at its own line.
@Suite struct DateTableTests {
    static let calendar = "Rules/date/calendar.json"
    static let reading = "Rules/date/reading.json"

    @Test(arguments: [
        (calendar, #""february28""#, #""february29""#, "dates.leapDay"),
        (calendar, #""month": 2,"#, #""month": 3,"#, "dates.monthOrder"),
        (calendar, #""leapDays": 29"#, #""leapDays": 27"#, "dates.monthLength"),
        (calendar, #""divisor": 4,"#, #""divisor": 0,"#, "dates.divisor"),
        (calendar, #""graceDays": 1"#, #""graceDays": 8"#, "dates.graceDays"),
        (calendar, #""firstDay": 1"#, #""firstDay": 8"#, "dates.week"),
        (calendar, #"["birthday"]"#, #"["birth"]"#, "dates.type"),
        (calendar, #""year": 1604, "means": "noYear""#, #""year": 1604, "means": "none""#, "dates.meaning"),
        (calendar, #""year": 1601, "month": 1,"#, #""year": 1601,"#, "dates.placeholder"),
        (reading, #""name": "BDAY", "type": "birthday""#, #""name": "BDAY", "type": "birth""#, "dates.type"),
        (reading, #""word": "号", "part": "day""#, #""word": "号", "part": "hour""#, "dates.unit"),
        (reading, #""st", "nd""#, #""st", "2""#, "dates.word"),
        ("Rules/date/orders.json", #""region": "NL""#, #""region": "nl""#, "dates.region"),
        ("Rules/characters/date.json", #""class": "slash""#, #""class": "stroke""#, "characters.unknownClass"),
    ]) func reportsAFaultAtItsPlace(path: String, old: String, new: String, code: String) throws {
        let project = try TemporaryProject()
        let line = try project.replace(old, with: new, in: path)
        let faults = project.faults(of: DatesTopic.self)
        #expect(faults.contains { $0.file == path && $0.line >= line - 1 && $0.code == code }, "\(faults)")
    }

    @Test("A new fact in a table is a new answer, without a change of code")
    func aNewLimitIsAnotherImage() throws {
        let project = try TemporaryProject()
        let image = try project.image(of: DatesTopic.self)
        try project.replace(
            #""maximumYear": {"value": 9999"#, with: #""maximumYear": {"value": 2999"#, in: "Rules/details/date.json")
        #expect(try project.image(of: DatesTopic.self).checksum != image.checksum)
    }
}
