import Glibc
import JSONText

/// The beginning of standard input, as far as it tells whether one payload comes or one a line.
///
/// A first line that is a value by itself, with something behind it, is a batch: that is known without the rest, so a batch needs no
/// more memory than one that was called so.
struct BatchStart {
    private(set) var bytes: [UInt8] = []
    private(set) var isBatch = false

    /// - Parameter longest: as much is read at most before something is known.
    init(longest: Int) throws(Failure) {
        var end: Int?
        while bytes.count <= longest {
            let count = Input.append(&bytes, from: STDIN_FILENO)
            if count < 0 {
                if errno == EINTR { continue }
                throw Failure("-: \(String(cString: strerror(errno)))")
            }
            end = end ?? firstLine
            if let end {
                guard Batch.isValue(bytes[..<end]) else { return }
                isBatch = !Batch.isBlank(bytes[end...])
                if isBatch { return }
            }
            if count == 0 { return }
        }
    }

    /// Where the first line that holds anything ends; nil while it may go on.
    private var firstLine: Int? {
        guard let start = bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }) else { return nil }
        return bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    }
}
