import Findings
import TableFormat

// What the readers of all containers share.
extension PhotoRules {
    /// A file of this format about which nothing is known yet.
    func file(_ format: String) -> PhotoFile { PhotoFile(format: format, limit: mostParts) }

    /// A part as the table knows it.
    func part(
        _ entry: PhotoPartTable.Entry, _ range: Range<Int>, name: String? = nil, location: Bool = false
    ) -> PhotoPart {
        PhotoPart(
            kind: entry.kind, name: name ?? parts.name(entry), range: range, hasLocation: location,
            mayStay: entry.mayStay)
    }

    /// Bytes after the end of a part whose length is known.
    func excess(_ entry: PhotoPartTable.Entry, _ range: Range<Int>) -> PhotoPart {
        PhotoPart(
            kind: entry.role == .density ? .thumbnail : .unknown, name: parts.name(entry), range: range,
            hasLocation: false, mayStay: false)
    }

    /// Bytes after the end of the picture, called by the format they seem to be in.
    func trailer(_ bytes: PhotoBytes, _ range: Range<Int>) -> PhotoPart {
        let format = formats.number(of: PhotoBytes(bytes.slice(range)))
        return PhotoPart(
            kind: .trailer, name: format.map(formats.title) ?? "", range: range, hasLocation: false, mayStay: false)
    }

    /// That the part of this role is not there, in words of what was found wrong first.
    func missing(
        _ role: PhotoSchema.Role, in place: PhotoSchema.Place, of file: PhotoFile, _ bytes: PhotoBytes
    ) -> PhotoError {
        file.findings.first.map(PhotoError.init) ?? missing(role, in: place, 0..<bytes.count, .damaged)
    }

    func missing(
        _ role: PhotoSchema.Role, in place: PhotoSchema.Place, _ range: Range<Int>, _ code: PhotoCode = .truncated
    ) -> PhotoError {
        let entry = parts.entry(of: role, in: place) ?? parts.other(in: place)
        return PhotoError(code, range, [Parameter("part", parts.name(entry))])
    }

    /// The EXIF that a copy without metadata has, or nil for none.
    ///
    /// - Throws: `PhotoError` when the picture would be shown otherwise, and nobody asked to keep the orientation.
    func exif(of file: PhotoFile, _ keepingOrientation: Bool) throws(PhotoError) -> [UInt8]? {
        guard file.isOrientationMetadata else { return nil }
        guard keepingOrientation else {
            let part = file.parts.first { $0.kind == .exif }
            throw PhotoError(
                .orientationLost, part?.range ?? 0..<0, [Parameter("orientation", file.orientation)])
        }
        return ExifBlock.minimal(self, orientation: file.orientation)
    }
}
