import Foundation
import Testing

/// `detail lint` opens the photos a card names: files beside it or below, and nothing else.
@Suite struct PhotosBesideTests {
    static func card(_ file: String) -> String {
        #"{"photos": [{"type": "personal", "file": "\#(file)"}]}"#
    }

    /// The codes about photos that a card gets, with what lies around it.
    static func codes(_ file: String, _ folder: borrowing PhotoFolder, _ arguments: [String] = []) throws -> [String] {
        let card = try folder.write(Array(card(file).utf8), "cards/card.json")
        return try codes(arguments + [card])
    }

    static func codes(_ arguments: [String], input: String = "") throws -> [String] {
        let outcome = try DetailCommand.run(["lint", "--format", "json"] + arguments, input: input)
        return outcome.output.matches(of: /"code":"(photo\.[A-Za-z]+)"/).map { String($0.output.1) }
    }

    static func folder() throws -> PhotoFolder {
        let folder = try PhotoFolder()
        try folder.write(PhotoFolder.jpeg(), "cards/me.jpg")
        try folder.write(PhotoFolder.jpeg(PhotoFolder.comment), "cards/below/dirty.jpg")
        try folder.write(PhotoFolder.jpeg(), "secret.jpg")
        try folder.write([], "cards/empty.jpg")
        for (link, target) in [("out.jpg", "../secret.jpg"), ("in.jpg", "me.jpg"), ("up", ".."), ("round", "round")] {
            #expect(symlink(target, folder.path("cards/\(link)")) == 0)
        }
        #expect(mkfifo(folder.path("cards/pipe.jpg"), 0o600) == 0)
        return folder
    }

    @Test(
        arguments: [
            ("me.jpg", []), ("below/dirty.jpg", ["photo.metadata"]), ("empty.jpg", ["photo.empty"]),
            ("none.jpg", ["photo.fileMissing"]), ("none/me.jpg", ["photo.fileMissing"]),
            ("me.jpg/me.jpg", ["photo.fileMissing"]), ("card.json", ["photo.otherFormat"]),
            ("../secret.jpg", ["photo.filePath"]), ("below/../me.jpg", ["photo.filePath"]),
            ("./me.jpg", []),
            ("/etc/passwd", ["photo.filePath"]), ("below//dirty.jpg", ["photo.metadata"]),
            ("below/", ["photo.fileUnreadable"]),
            ("", []), (".", ["photo.fileUnreadable"]), ("me.jpg\\u0000.png", ["photo.filePath"]),
            ("out.jpg", ["photo.filePath"]), ("in.jpg", ["photo.filePath"]), ("round", ["photo.filePath"]),
            ("up/secret.jpg", ["photo.filePath"]),
            ("pipe.jpg", ["photo.fileUnreadable"]), ("below", ["photo.fileUnreadable"]),
        ] as [(String, [String])]) func opens(_ file: String, _ codes: [String]) throws
    {
        let folder = try Self.folder()
        #expect(try Self.codes(file, folder) == codes)
    }

    @Test func aFileThatIsTooLarge() throws {
        let folder = try Self.folder()
        #expect(truncate(folder.path("cards/me.jpg"), (64 << 20) + 1) == 0)
        #expect(try Self.codes("me.jpg", folder) == ["photo.tooLarge"])
    }

    /// Each card has the folder it lies in, however it was found.
    @Test func cardsInFolders() throws {
        let folder = try Self.folder()
        try folder.write(Array(Self.card("dirty.jpg").utf8), "cards/below/card.json")
        #expect(try Self.codes("me.jpg", folder).isEmpty)
        #expect(try Self.codes([folder.path("cards")]) == ["photo.metadata"])
        #expect(try Self.codes([folder.path("cards/")]) == ["photo.metadata"])
    }

    @Test func cardsInABatch() throws {
        let folder = try Self.folder()
        let lines = [Self.card("me.jpg"), Self.card("below/dirty.jpg"), Self.card("../secret.jpg")]
        let path = try folder.write(Array(lines.joined(separator: "\n").utf8), "cards/cards.ndjson")
        #expect(try Self.codes(["--ndjson", path]) == ["photo.metadata", "photo.filePath"])
    }

    /// Standard input lies in no folder, so nothing is opened, and that is told.
    @Test func standardInput() throws {
        #expect(try Self.codes(["-"], input: Self.card("/etc/passwd")) == ["photo.fileUnopened"])
        #expect(try Self.codes(["-"], input: Self.card("Examples/card.json")) == ["photo.fileUnopened"])
    }

    @Test func theCardSaysSomethingElse() throws {
        let folder = try Self.folder()
        let card = #"{"photos": [{"type": "personal", "file": "me.jpg", "width": 512, "height": 512}]}"#
        let path = try folder.write(Array(card.utf8), "cards/card.json")
        #expect(try Self.codes([path]).contains("photo.factsDiffer"))
    }
}
