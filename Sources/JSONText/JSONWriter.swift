/// Writes JSON text, in the order in which it is told.
///
/// The writer puts commas, line breaks and escapes where they belong, and leaves the shape to its caller: a name
/// before each value of an object, an end for each beginning, one value at the top. Text must be UTF-8.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// Without white space.
        case compact
        /// One member or element a line, each level two spaces further in; empty containers stay closed.
        case pretty
    }

    /// What has been written so far.
    public private(set) var bytes: [UInt8] = []
    /// How the text is laid out.
    public let layout: Layout
    private var depth = 0
    /// Whether the next value or name is the first in its container, or the whole text.
    private var isFirst = true
    /// Whether the next value stands behind its name.
    private var isNamed = false

    /// A writer that has written nothing yet.
    public init(_ layout: Layout = .compact) {
        self.layout = layout
    }

    /// The text written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes everything away and keeps the room, for the next text.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        depth = 0
        isFirst = true
        isNamed = false
    }

    /// Ends a line, between the texts of a batch.
    public mutating func newline() {
        bytes.append(0x0A)
        isFirst = true
    }

    /// Opens an object: names and values come next.
    public mutating func beginObject() { begin(0x7B) }
    /// Closes the innermost object.
    public mutating func endObject() { end(0x7D) }
    /// Opens an array: values come next.
    public mutating func beginArray() { begin(0x5B) }
    /// Closes the innermost array.
    public mutating func endArray() { end(0x5D) }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        depth += 1
        isFirst = true
    }

    private mutating func end(_ bracket: UInt8) {
        depth -= 1
        if !isFirst { breakLine() }
        bytes.append(bracket)
        isFirst = false
    }

    /// Writes what stands between the last value and the next.
    mutating func separate() {
        if isNamed {
            isNamed = false
            return
        }
        if !isFirst { bytes.append(0x2C) }
        if depth > 0 { breakLine() }
        isFirst = false
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(0x0A)
        for _ in 0..<max(depth, 0) { bytes += [0x20, 0x20] }
    }

    /// Writes the colon behind a name.
    mutating func endName() {
        bytes.append(0x3A)
        if layout == .pretty { bytes.append(0x20) }
        isNamed = true
    }

    /// Writes bytes as they are.
    mutating func put(_ span: Span<UInt8>) {
        span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }

    mutating func put(_ byte: UInt8) { bytes.append(byte) }
}
