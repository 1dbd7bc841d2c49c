import DetailKit
import JSONText

/// The file with the card before a change.
struct LintBefore {
    private let path: String

    /// Nil without a path.
    init?(_ path: String?, _ inputs: [String]) throws(Failure) {
        guard let path else { return nil }
        if path == "-", inputs.contains("-") {
            throw Failure("lint: --before - and the input '-' are both standard input, which is read once")
        }
        self.path = path
    }

    /// The card; what is none, or cannot be read in a part that counts, would let changes pass that are not allowed.
    func read(_ validator: Validator, _ language: String) throws(Failure) -> [UInt8] {
        let bytes = try Input.read(path).bytes
        guard let problem = validator.problems(ofBefore: bytes).first else { return bytes }
        let place = JSONPositionIndex(bytes).position(ofByte: problem.range.lowerBound)
        let message = validator.message(problem, language: language)
        throw Failure("--before \(path):\(place.line):\(place.column): not a card: \(message) [\(problem.code)]")
    }
}
