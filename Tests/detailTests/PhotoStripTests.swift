import Foundation
import Testing

/// A copy without metadata is written whole or not at all.
@Suite struct PhotoStripTests {
    static let dirty = PhotoFolder.jpeg(PhotoFolder.comment)
    static let clean = PhotoFolder.jpeg()

    @Test func writesACopy() throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(Self.dirty, "me.jpg")
        let outcome = try DetailCommand.run(["photo", photo, "--strip", folder.path("out.jpg")])
        #expect(outcome.status == 0, "what counts is the copy")
        #expect(
            outcome.output.contains(
                "  = written without metadata: \(folder.path("out.jpg")), \(Self.clean.count) bytes"))
        #expect(folder.bytes("out.jpg") == Self.clean && folder.bytes("me.jpg") == Self.dirty)
        #expect(try folder.names() == ["me.jpg", "out.jpg"])
    }

    @Test func tellsOfTheCopyInJSON() throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(Self.dirty, "me.jpg")
        let out = folder.path("out.jpg")
        let answer = try DetailCommand.run(["photo", photo, "--strip", out, "--format", "json"]).output
            .replacing("\\/", with: "/")
        #expect(
            answer.hasSuffix(#""stripped":{"file":"\#(out)","bytes":\#(Self.clean.count),"problems":[]}}"# + "\n"),
            "\(answer)")
    }

    @Test func replacesTheFileItselfOnlyWhenItIsNamedSo() throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(Self.dirty, "me.jpg")
        #expect(chmod(photo, 0o640) == 0 && link(photo, folder.path("same.jpg")) == 0)
        for other in [folder.path("../\(folder.url.lastPathComponent)/me.jpg"), folder.path("same.jpg")] {
            let outcome = try DetailCommand.run(["photo", photo, "--strip", other])
            #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains("give the same path"))
            #expect(folder.bytes("me.jpg") == Self.dirty)
        }
        #expect(try DetailCommand.run(["photo", photo, "--strip", photo]).status == 0)
        #expect(folder.bytes("me.jpg") == Self.clean)
        var status = stat()
        #expect(stat(photo, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try folder.names() == ["me.jpg", "same.jpg"])
    }

    /// What is in the way stays as it is, and nothing else is left behind.
    @Test(arguments: ["folder", "pipe", "link", "dangling", "missing/out.jpg", "me.jpg/out.jpg"])
    func writesNothingWhere(_ out: String) throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(Self.dirty, "me.jpg")
        try folder.write([1], "folder/inside")
        try folder.write([2], "other")
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(symlink("other", folder.path("link")) == 0 && symlink("nowhere", folder.path("dangling")) == 0)
        let names = try folder.names()
        let outcome = try DetailCommand.run(["photo", photo, "--strip", folder.path(out)])
        #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(out))
        #expect(try folder.names() == names)
        #expect(
            folder.bytes("other") == [2] && folder.bytes("folder/inside") == [1] && folder.bytes("me.jpg") == Self.dirty
        )
    }

    @Test func keepsTheOrientationWhenAsked() throws {
        let folder = try PhotoFolder()
        let turned = PhotoFolder.jpeg(PhotoFolder.orientation(6))
        let photo = try folder.write(turned + Array("trailer".utf8), "me.jpg")
        let refused = try DetailCommand.run(["photo", photo, "--strip", folder.path("out.jpg")])
        #expect(refused.status == 1 && refused.output.contains("error[photo.orientationLost]"))
        #expect(refused.output.contains("no copy was written") && folder.bytes("out.jpg") == nil)
        let kept = try DetailCommand.run(["photo", photo, "--strip", folder.path("out.jpg"), "--keep-orientation"])
        #expect(folder.bytes("out.jpg") == turned, "\(kept.output)")
        #expect(kept.status == 1, "EXIF is metadata, even when it says nothing else")
    }

    @Test func leavesWhatIsThereWhenTheCopyIsRefused() throws {
        let folder = try PhotoFolder()
        let photo = try folder.write(Array(Self.dirty.dropLast(4)), "me.jpg")
        try folder.write([7], "out.jpg")
        let outcome = try DetailCommand.run(["photo", photo, "--strip", folder.path("out.jpg")])
        #expect(outcome.status == 1 && folder.bytes("out.jpg") == [7])
    }
}
