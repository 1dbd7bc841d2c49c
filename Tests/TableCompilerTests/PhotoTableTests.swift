import Foundation
import TableCompiler
import TableFormat
import Testing

/// Faults in the tables of photos, each at its own line.
@Suite struct PhotoTableTests {
    static let formats = "Rules/photo/formats.json"
    static let segments = "Rules/photo/jpeg-segments.json"
    static let boxes = "Rules/photo/heif-boxes.json"

    @Test(arguments: [
        (formats, #""aliases": ["jpg"]"#, #""aliases": ["JPG"]"#, "photos.name"),
        (formats, #""aliases": ["jpg"]"#, #""aliases": ["png"]"#, "photos.duplicateFormat"),
        (formats, #""container": "png""#, #""container": "gif""#, "photos.word"),
        (formats, #""container": "png""#, #""container": "other""#, "photos.container"),
        (formats, #""hex": "FFD8FF""#, #""hex": "FFD8F""#, "photos.hexadecimal"),
        (formats, #""at": 0, "hex": "FFD8FF""#, #""at": 5000, "hex": "FFD8FF""#, "photos.signature"),
        (formats, #""hex": "FFD8FF""#, #""hex": """#, "photos.signature"),
        (formats, #"["avif", "avis", "avio"]"#, #"["avif", "heic", "avio"]"#, "photos.duplicateBrand"),
        (
            formats, #""generalBrands": ["mif1", "msf1"]"#, #""generalBrands": ["mif1", "avif"]"#,
            "photos.duplicateBrand"
        ),
        (formats, #"["avif", "avis", "avio"]"#, #"["avif", "av", "avio"]"#, "photos.fourCharacters"),
        (segments, #""code": "DB", "name""#, #""code": "DBDB", "name""#, "photos.code"),
        (segments, #""code": "DB", "name""#, #""code": "DC", "name""#, "photos.duplicatePart"),
        (segments, #""kind": "picture", "role": "alone""#, #""kind": "photo", "role": "alone""#, "photos.word"),
        (segments, #""kind": "picture", "role": "alone""#, #""kind": "picture", "role": "one""#, "photos.word"),
        (segments, #""most": 14"#, #""most": -1"#, "photos.most"),
        (segments, #"{"name": "reserved marker""#, #"{"code": "02", "name": "reserved marker""#, "photos.noDefault"),
        (segments, #""place": "jpegSegment""#, #""place": "jpeg""#, "photos.word"),
        (boxes, #""code": "ftyp""#, #""code": "ftypes""#, "photos.fourCharacters"),
    ]) func reportsAFaultAtItsPlace(path: String, old: String, new: String, code: String) throws {
        let project = try TemporaryProject()
        let line = try project.replace(old, with: new, in: path)
        let faults = project.faults(of: PhotosTopic.self)
        #expect(
            faults.contains {
                $0.file == path && (code == "photos.noDefault" || $0.line >= line - 1) && $0.code == code
            },
            "\(faults)")
    }

    @Test func theTablesHaveNone() throws {
        #expect(try TemporaryProject().faults(of: PhotosTopic.self).isEmpty)
    }
}
