import DetailKit
import JSONText

/// Where the problems of a payload lie in its file.
struct LintPlaces {
    private let payload: Input
    private let index: JSONPositionIndex

    /// Lines and columns from 1; the end is the place behind the last character.
    struct Region {
        let start: JSONPosition
        let end: JSONPosition
    }

    /// Reads through the payload once.
    init(_ payload: Input) {
        self.payload = payload
        index = JSONPositionIndex(payload.bytes)
    }

    func region(of problem: Problem) -> Region {
        Region(start: position(problem.range.lowerBound), end: position(problem.range.upperBound))
    }

    /// The place of a byte of the payload in the file.
    private func position(_ offset: Int) -> JSONPosition {
        var position = index.position(ofByte: offset)
        // A line of a batch holds no line break that JSON has not escaped, but it may hold a CR.
        position.line += (payload.line ?? 1) - 1
        return position
    }
}

extension Input {
    /// The pointer to a place of this payload in its file: the lines of a batch are counted as if they were one array.
    func pointer(_ path: String) -> String { record.map { "/\($0)" + path } ?? path }
}
