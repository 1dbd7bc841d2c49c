/// Reads text after text into the same memory.
///
/// The block of the last document is used again as soon as that document and its copies are gone, so a batch
/// settles at no allocation a text. `JSONDocument(_:)` is the same reader used once.
public struct JSONReader: ~Copyable, Sendable {
    /// What the next texts may hold.
    public var limits: JSONLimits
    nonisolated(unsafe) private var storage: JSONStorage?

    /// A reader without memory yet.
    public init(limits: JSONLimits = JSONLimits()) {
        self.limits = limits
    }

    /// Reads a text.
    ///
    /// - Throws: the first fault in the text. A repeated member counts as one only when the syntax is sound.
    public mutating func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONDocument {
        guard text.count <= min(limits.bytes, JSONLimits.largest) else {
            throw JSONError(.init(code: .tooLarge, offset: 0, length: 0), in: text)
        }
        let layout = JSONStorage.Layout(text: text, depth: limits.depth)
        let storage = room(for: layout)
        do {
            try storage.read(text, layout, limits)
        } catch {
            throw JSONError(error, in: text)
        }
        return JSONDocument(storage: storage)
    }

    /// Reads a text.
    public mutating func read(_ text: Span<UInt8>) throws(JSONError) -> JSONDocument {
        try text.withUnsafeBytes { (text) throws(JSONError) in try read(text) }
    }

    private mutating func room(for layout: JSONStorage.Layout) -> JSONStorage {
        if isKnownUniquelyReferenced(&storage), let storage, storage.contents.pointee.room >= layout.units {
            return storage
        }
        let fresh = JSONStorage.make(layout)
        storage = fresh
        return fresh
    }
}

extension JSONError {
    init(_ fault: JSONFault, in text: UnsafeRawBufferPointer) {
        let bytes = text.bindMemory(to: UInt8.self)
        self.init(
            code: fault.code, offset: fault.offset, length: fault.length,
            position: JSONPosition(ofByte: fault.offset, in: bytes.span), firstOffset: fault.firstOffset)
    }
}
