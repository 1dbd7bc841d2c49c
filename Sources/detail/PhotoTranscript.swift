import DetailKit
import Photos

/// What is known about one photo, as a person reads it: what it is, what is hidden inside, then what is wrong.
struct PhotoTranscript {
    private let answer: PhotoAnswer
    private let wording: Wording

    init(_ answer: PhotoAnswer, _ wording: Wording) {
        self.answer = answer
        self.wording = wording
    }

    var text: String {
        var lines = [answer.name == "-" ? phrase("photo.standardInput") : Excerpt.visible(answer.name)]
        if let file = answer.file {
            lines.append("  " + headline(file))
            lines += rows(answer.hidden)
        }
        for problem in answer.problems { lines += wording.lines(problem) }
        if let copy = answer.copy {
            if let path = copy.path {
                let size = wording.phrase("photo.bytes", count: copy.count)
                let parameters = [Parameter("file", Excerpt.visible(path)), Parameter("size", size)]
                lines.append("  = " + phrase("photo.written", parameters))
            } else {
                lines.append("  = " + phrase("photo.notWritten"))
            }
            for problem in copy.problems { lines += wording.lines(problem) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What it is, and what was done to show it: JPEG, 3024 × 4032 pixels, stored as 4032 × 3024 (orientation 6).
    private func headline(_ file: PhotoFile) -> String {
        let format = wording.validator.tables.photos.title(of: file)
        var parts = [
            phrase(
                "photo.size",
                [Parameter("format", format), Parameter("width", file.width), Parameter("height", file.height)])
        ]
        if file.orientation != 1 {
            parts.append(
                phrase(
                    "photo.stored",
                    [
                        Parameter("width", file.storedWidth), Parameter("height", file.storedHeight),
                        Parameter("orientation", file.orientation),
                    ]))
        }
        if file.hasColourProfile { parts.append(phrase("photo.profile")) }
        if file.hasAlpha { parts.append(phrase("photo.alpha")) }
        if file.isAnimated { parts.append(phrase("photo.moving")) }
        return parts.joined(separator: ", ")
    }

    /// The hidden parts in columns: what the format calls it, how much, where, and what it is.
    private func rows(_ parts: [PhotoPart]) -> [String] {
        let cells = parts.map { part in
            let what = phrase("photo.kind.\(part.kind.rawValue)")
            return [
                Excerpt.visible(part.name),
                wording.phrase("photo.bytes", count: part.range.count),
                phrase("photo.at", [Parameter("offset", part.range.lowerBound)]),
                part.hasLocation ? phrase("photo.withLocation", [Parameter("what", what)]) : what,
            ]
        }
        let widths = (0..<3).map { column in cells.map { Excerpt.columns($0[column]) }.max() ?? 0 }
        return cells.map { row in
            let padded = (0..<3).map { column in
                let gap = String(repeating: " ", count: widths[column] - Excerpt.columns(row[column]))
                return column == 1 ? gap + row[column] : row[column] + gap
            }
            return "    " + (padded + [row[3]]).joined(separator: "  ")
        }
    }

    private func phrase(_ key: String, _ parameters: [Parameter] = []) -> String { wording.phrase(key, parameters) }
}
