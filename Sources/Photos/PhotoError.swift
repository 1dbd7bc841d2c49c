public import Findings

/// Why a file cannot be read as a photo, or not be written without its metadata.
public struct PhotoError: Error, Sendable, Equatable {
    /// What is wrong; its range is bytes of the file.
    public var finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    init(_ code: PhotoCode, _ range: Range<Int>, _ parameters: [Parameter] = []) {
        finding = Finding(code: code.rawValue, range: range, parameters: parameters)
    }
}
