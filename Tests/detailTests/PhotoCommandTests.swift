import Foundation
import Testing

@Suite struct PhotoCommandTests {
    @Test func tellsAPersonWhatIsHidden() throws {
        let folder = try PhotoFolder()
        let path = try folder.write(PhotoFolder.jpeg(PhotoFolder.comment), "me.jpg")
        let outcome = try DetailCommand.run(["photo", path])
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        #expect(
            outcome.output.hasPrefix(
                """
                \(path)
                  JPEG, 1024 × 1024 pixels
                    COM  9 bytes  at 2  comment
                  error[photo.metadata]: The photo still carries hidden details.

                """), "\(outcome.output)")
        #expect(try DetailCommand.run(["photo", "--lang", "nl", path]).output.contains("verborgen gegevens"))
    }

    /// The members of an answer are a contract.
    @Test func answersInJSON() throws {
        let folder = try PhotoFolder()
        let good = try folder.write(PhotoFolder.jpeg(), "good.jpg")
        let turned = try folder.write(PhotoFolder.jpeg(PhotoFolder.orientation(6), side: 512), "turned.jpg")
        let none = try folder.write([], "none.jpg")
        let outcome = try DetailCommand.run(["photo", "--format", "json", good, turned, none])
        let lines = outcome.output.split(separator: "\n").map { $0.replacing("\\/", with: "/") }
        #expect(outcome.status == 1 && lines.count == 3)
        #expect(
            lines[0]
                == #"{"file":"\#(good)","valid":true,"format":"jpeg","width":1024,"height":1024,"storedWidth":1024,"#
                + #""storedHeight":1024,"orientation":1,"colourProfile":false,"alpha":false,"animated":false,"#
                + #""metadata":[],"problems":[]}"#)
        #expect(
            lines[1].hasPrefix(
                #"{"file":"\#(turned)","valid":false,"format":"jpeg","width":512,"height":512,"storedWidth":512,"#
                    + #""storedHeight":512,"orientation":6,"colourProfile":false,"alpha":false,"animated":false,"#
                    + #""metadata":[{"kind":"exif","name":"APP1 Exif","offset":2,"length":36,"location":false}],"#
                    + #""problems":[{"code":"photo.wrongSize","severity":"error","offset":0,"length":0,"#
                    + #""params":{"width":512,"height":512,"limit":1024},"message":""#), "\(lines[1])")
        #expect(
            lines[2].hasPrefix(
                #"{"file":"\#(none)","valid":false,"format":null,"width":null,"height":null,"storedWidth":null,"#
                    + #""storedHeight":null,"orientation":null,"colourProfile":null,"alpha":null,"animated":null,"#
                    + #""metadata":[],"problems":[{"code":"photo.empty""#), "\(lines[2])")
    }

    @Test func looksAtTheOtherFilesWhenOneCannotBeRead() throws {
        let folder = try PhotoFolder()
        let good = try folder.write(PhotoFolder.jpeg(), "good.jpg")
        let outcome = try DetailCommand.run(["photo", "--format", "json", folder.path("none"), folder.url.path, good])
        #expect(outcome.status == 2 && outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errors.split(separator: "\n").count == 2 && outcome.errors.contains("none"))
    }

    @Test(
        arguments: [
            (["photo", "--strip", "out.jpg", "Examples/card.json", "Examples/broken.json"], 2),
            (["photo", "--keep-orientation", "Examples/card.json"], 2),
            (["photo", "--strip", "-", "Examples/card.json"], 2),
            (["photo", "--strip", "", "Examples/card.json"], 1),
            (["photo", "Examples/card.json"], 1),
            (["photo", "--strip"], 2),
            (["photo", "--help"], 0),
        ] as [([String], Int32)]) func endsWithItsStatus(arguments: [String], status: Int32) throws
    {
        let outcome = try DetailCommand.run(arguments)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty == (status != 2) && outcome.output.isEmpty == (status == 2))
    }

    @Test func readsStandardInput() throws {
        let outcome = try DetailCommand.run(["photo"], input: "just words")
        #expect(outcome.status == 1 && outcome.output.hasPrefix("standard input\n  error[photo.otherFormat]"))
        #expect(try DetailCommand.run(["photo", "-", "--format", "json"]).output.hasPrefix(#"{"file":"-","#))
    }

    @Test func followsAPolicy() throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(PhotoFolder.jpeg(PhotoFolder.comment), "me.jpg")
        let policy = try folder.write(Array(#"{"severities": {"photo.metadata": "warning"}}"#.utf8), "policy.json")
        #expect(try DetailCommand.run(["photo", "--policy", policy, photo]).status == 0)
    }
}
