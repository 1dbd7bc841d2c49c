import Foundation
import TableCompiler
import TableFormat
import Testing
import UnicodeText

/// `Rules/characters/name.json` and `Rules/characters/email.json`.
@Suite struct CharacterTableTests {
    /// One spoilt place each: the file, what is replaced by what, and the code of the fault at that line.
    @Test(arguments: [
        ("name", #""class": "letter""#, #""class": "lettre""#, "characters.unknownClass"),
        ("name", #""set": "[\\p{M}-"#, #""set": "[\\p{Mm}-"#, "characters.badSet"),
        ("name", #""set": "[\\p{Nd}]""#, #""set": "[{ij}]""#, "characters.badSet"),
        ("name", #""set": "[\\u0640]""#, #""set": "[]""#, "characters.emptySet"),
        ("name", #""set": "[\\u0020]""#, #""set": "[\\u0020-]""#, "characters.overlap"),
        ("name", #""key": "'""#, #""key": "''""#, "characters.badKey"),
        ("name", #""repair": "remove""#, #""repair": "drop""#, "characters.unknownRepair"),
        ("name", #""property": "joins""#, #""property": "joyns""#, "characters.unknownProperty"),
        ("name", #""unicodeVersion": "15.0""#, #""unicodeVersion": "99.0""#, "characters.unicodeVersion"),
        ("name", #""unicodeVersion": "15.0""#, #""unicodeVersion": "new""#, "characters.unicodeVersion"),
        ("name", #""allowed": false"#, #""allowed": "no""#, "table.wrongType"),
        ("email", #""otherwise""#, #""otherwize""#, "table.unknownMember"),
        ("email", #""class": "atom""#, #""class": "allowed""#, "characters.unknownClass"),
        ("email", #""set": "[@]""#, #""set": "@""#, "characters.badSet"),
    ]) func reportsAFaultAtItsPlace(kind: String, old: String, new: String, code: String) throws {
        let project = try TemporaryProject()
        let path = "Rules/characters/\(kind).json"
        let line = try project.replace(old, with: new, in: path)
        let topic: TemporaryProject.AnyTopic = kind == "name" ? NamesTopic.self : EmailTopic.self
        let faults = project.faults(of: topic)
        #expect(faults.contains { $0.file == path && $0.line == line && $0.code == code }, "\(faults)")
    }

    @Test func aSwitchLetsAClassThrough() throws {
        let project = try TemporaryProject()
        let path = "Rules/characters/name.json"
        try project.replace(#""allowed": false"#, with: #""allowed": true"#, in: path)
        let image = try project.image(of: NamesTopic.self)
        let map = try CodePointMap(image, CharacterSchema.Section.characters)
        #expect(map[0x34] & 0xFF == UInt32(NameSchema.Class.allowed.rawValue))
        #expect(map[0x2C] & 0xFF >= UInt32(CharacterSchema.firstRefused))
    }

    @Test("every code point has the class that Unicode's properties give it")
    func classesFollowTheProperties() throws {
        let image = try TemporaryProject().image(of: NamesTopic.self)
        let map = try CodePointMap(image, CharacterSchema.Section.characters)
        #expect(map.unicodeVersion == (15, 0))
        let letters = try UnicodeSetRanges(#"[[\p{L}&\p{age=15.0}]-\p{Default_Ignorable_Code_Point}]"#)
        var dropped = 0
        for range in letters.ranges {
            for codePoint in range where map[codePoint] & 0xFF != UInt32(NameSchema.Class.letter.rawValue) {
                dropped += 1
            }
        }
        // Letters that are signs of mathematics: nothing else of category L is refused.
        #expect(dropped > 900 && dropped < 1_000)
        for codePoint in UInt32(0)..<0x110000 where map[codePoint] & 0xFF == UInt32(NameSchema.Class.letter.rawValue) {
            #expect(letters.ranges.contains { $0.contains(codePoint) })
        }
    }
}
