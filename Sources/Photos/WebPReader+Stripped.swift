import Findings
import TableFormat

extension WebPReader {
    /// The chunks that may stay, byte for byte, with the flags and sizes that go with them.
    func stripped(_ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        let (file, picture) = try readAll()
        if let finding = file.findings.first {
            throw PhotoError(.cannotStrip, finding.range, finding.parameters)
        }
        let exif = try rules.exif(of: file, keepingOrientation)
        var output = WebPWriter()
        output.append(bytes.slice(0..<WebPReader.head))
        if exif != nil, !picture.isExtended, let entry = rules.parts.entry(of: .extended, in: .webpChunk) {
            output.append(canvas: entry.code, file.storedWidth, file.storedHeight, hasAlpha: picture.hasAlpha)
        }
        _ = try walk { chunk throws(PhotoError) in
            output.closeFrames(to: chunk.depth)
            guard chunk.entry.kind == .picture || chunk.entry.mayStay else { return }
            if chunk.isFrame {
                let head =
                    chunk.content
                    .lowerBound..<min(chunk.content.lowerBound + WebPReader.frameHead, chunk.content.upperBound)
                output.open(frame: chunk.code, bytes.slice(head))
            } else {
                if chunk.entry.role == .extended { output.flags = output.count + WebPReader.chunkHead }
                output.append(chunk.code, bytes.slice(chunk.content))
            }
        }
        output.closeFrames(to: 0)
        if let exif, let entry = rules.parts.entry(of: .exif, in: .webpChunk) {
            exif.withUnsafeBytes { output.append(entry.code, $0) }
        }
        output.finish(hasExif: exif != nil, hasProfile: picture.hasProfile)
        return output.bytes
    }
}

/// Writes chunks one after the other.
struct WebPWriter {
    private(set) var bytes: [UInt8] = []

    /// Where the flags of the extended header stand.
    var flags: Int?
    private var frame: Int?

    var count: Int { bytes.count }

    mutating func append(_ content: UnsafeRawBufferPointer) { bytes.append(contentsOf: content) }

    mutating func append(_ code: UInt32, _ content: UnsafeRawBufferPointer) {
        append(code, size: content.count)
        append(content)
        if bytes.count & 1 == 1 { bytes.append(0) }
    }

    private mutating func append(_ code: UInt32, size: Int) {
        for shift in stride(from: 24, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: code >> shift)) }
        appendNumber(size, 4)
    }

    private mutating func appendNumber(_ value: Int, _ length: Int) {
        for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }

    /// RFC 9649, 2.7.
    mutating func append(canvas code: UInt32, _ width: Int, _ height: Int, hasAlpha: Bool) {
        append(code, size: 10)
        flags = bytes.count
        appendNumber(hasAlpha ? 0x10 : 0, 4)
        appendNumber(width - 1, 3)
        appendNumber(height - 1, 3)
    }

    /// Begins a chunk that others stand in.
    mutating func open(frame code: UInt32, _ head: UnsafeRawBufferPointer) {
        frame = bytes.count
        append(code, size: 0)
        append(head)
    }

    mutating func closeFrames(to depth: Int) {
        guard depth == 0, let start = frame else { return }
        setNumber(bytes.count - start - 8, at: start + 4)
        frame = nil
    }

    /// RFC 9649, 2.4 and 2.7: the size of the file, and which chunks there are.
    mutating func finish(hasExif: Bool, hasProfile: Bool) {
        setNumber(bytes.count - 8, at: 4)
        guard let flags, flags < bytes.count else { return }
        bytes[flags] &= ~(0x20 | 0x08 | 0x04)
        if hasProfile { bytes[flags] |= 0x20 }
        if hasExif { bytes[flags] |= 0x08 }
    }

    private mutating func setNumber(_ value: Int, at offset: Int) {
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }
}
