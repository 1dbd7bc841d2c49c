import DetailKit
import JSONText
import Photos

extension PhotoAnswer {
    /// One object with the members of the contract (SPEC.md, `detail photo`).
    func json(_ wording: Wording) -> String {
        JSONWriter.object { writer in
            writer.member("file", name)
            writer.member("valid", isValid)
            writer.member("format", file?.format)
            writer.member("width", file?.width)
            writer.member("height", file?.height)
            writer.member("storedWidth", file?.storedWidth)
            writer.member("storedHeight", file?.storedHeight)
            writer.member("orientation", file?.orientation)
            writer.member("colourProfile", file?.hasColourProfile)
            writer.member("alpha", file?.hasAlpha)
            writer.member("animated", file?.isAnimated)
            writer.name("metadata")
            writer.beginArray()
            for part in hidden {
                writer.beginObject()
                writer.member("kind", part.kind.rawValue)
                writer.member("name", part.name)
                writer.member("offset", part.range.lowerBound)
                writer.member("length", part.range.count)
                writer.member("location", part.hasLocation)
                writer.endObject()
            }
            writer.endArray()
            writer.problems(problems, wording)
            if let copy {
                writer.name("stripped")
                writer.beginObject()
                writer.member("file", copy.path)
                writer.member("bytes", copy.count)
                writer.problems(copy.problems, wording)
                writer.endObject()
            }
        }
    }
}
