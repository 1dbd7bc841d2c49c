import Findings
import TableFormat

extension PhotoRules {
    /// Reads what a file says of the photo in it: the size, the orientation, and every part that is not the picture.
    ///
    /// Takes time in the size of the file at most. Damage is told in the answer's findings as long as the size of the
    /// picture can be read.
    ///
    /// - Throws: `PhotoError` when the file is no photo of the table's formats, or ends before it says its size.
    public func read(_ bytes: Span<UInt8>) throws(PhotoError) -> PhotoFile { try read(bytes, headerOnly: false) }

    /// What stands before the coded picture: enough for the size and the orientation, in a small time whatever the size
    /// of the file.
    ///
    /// Parts behind the picture, such as the texts of many PNG files and bytes after the end, are not seen; only `read`
    /// can say that there are none. The parts of WebP and HEIF files are found without going through pixels, and are all
    /// told.
    ///
    /// - Throws: as `read` does.
    public func readHeader(_ bytes: Span<UInt8>) throws(PhotoError) -> PhotoFile { try read(bytes, headerOnly: true) }

    private func read(_ bytes: Span<UInt8>, headerOnly: Bool) throws(PhotoError) -> PhotoFile {
        try PhotoRules.withBytes(bytes) { file throws(PhotoError) in
            let format = try knownFormat(of: file)
            let name = formats.name(format)
            return switch formats.container(format) {
            case .jpeg: try JPEGReader(self, file, name).read(headerOnly: headerOnly)
            case .png: try PNGReader(self, file, name).read(headerOnly: headerOnly)
            case .webp: try WebPReader(self, file, name).read()
            case .heif: try HEIFReader(self, file, name).read()
            case .other, .text: throw PhotoError(.unknownFormat, 0..<file.count)
            }
        }
    }

    /// The same file without its metadata; what is coded of the picture is copied byte for byte, and a colour
    /// profile stays.
    ///
    /// - Parameter keepingOrientation: writes a minimal EXIF with the orientation where it would be lost otherwise.
    /// - Throws: `PhotoError` when the file cannot be read, is damaged, or would be shown turned without its metadata.
    public func stripped(_ bytes: Span<UInt8>, keepingOrientation: Bool = false) throws(PhotoError) -> [UInt8] {
        let copy = try PhotoRules.withBytes(bytes) { file throws(PhotoError) in
            try copied(file, keepingOrientation)
        }
        // A file can be built so that one part lies in another. What comes out is looked at like any file.
        if isClean(copy.span, keepingOrientation) { return copy }
        throw PhotoError(.cannotStrip, 0..<bytes.count, [Parameter("part", try read(bytes).format)])
    }

    private func copied(_ file: PhotoBytes, _ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        let format = try knownFormat(of: file)
        let name = formats.name(format)
        return switch formats.container(format) {
        case .jpeg: try JPEGReader(self, file, name).stripped(keepingOrientation)
        case .png: try PNGReader(self, file, name).stripped(keepingOrientation)
        case .webp: try WebPReader(self, file, name).stripped(keepingOrientation)
        case .heif: try HEIFReader(self, file, name).stripped(keepingOrientation)
        case .other, .text: throw PhotoError(.unknownFormat, 0..<file.count)
        }
    }

    private func isClean(_ copy: Span<UInt8>, _ keepingOrientation: Bool) -> Bool {
        guard let file = try? read(copy), file.findings.isEmpty else { return false }
        return file.parts.allSatisfy { part in
            part.mayStay || keepingOrientation && part.kind == .exif && !part.hasLocation
        }
    }

    private func knownFormat(of file: PhotoBytes) throws(PhotoError) -> Int {
        guard file.count > 0 else { throw PhotoError(.empty, 0..<0) }
        guard let format = formats.number(of: file) else { throw PhotoError(.unknownFormat, 0..<file.count) }
        guard formats.isPhoto(format) else {
            throw PhotoError(.otherFormat, 0..<file.count, [Parameter("format", formats.title(format))])
        }
        return format
    }

    private static func withBytes<Answer>(
        _ bytes: Span<UInt8>, _ body: (PhotoBytes) throws(PhotoError) -> Answer
    ) throws(PhotoError) -> Answer {
        let result: Result<Answer, PhotoError> = bytes.withUnsafeBytes { buffer in
            do throws(PhotoError) { return .success(try body(PhotoBytes(buffer))) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
