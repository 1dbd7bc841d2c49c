import Findings
import TableFormat

/// Reads and strips HEIF files: HEIC and AVIF.
///
/// How the picture is turned is said by its properties; EXIF in these files only tells of it (ISO/IEC 23000-22, 7.3.3).
struct HEIFReader {
    let rules: PhotoRules
    let bytes: PhotoBytes
    let format: String

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ format: String) {
        self.rules = rules
        self.bytes = bytes
        self.format = format
    }

    func read() throws(PhotoError) -> PhotoFile {
        var file = rules.file(format)
        _ = try read(into: &file)
        return file
    }

    /// Reads everything, and answers what the file says of its items.
    func read(into file: inout PhotoFile) throws(PhotoError) -> HEIFContents {
        var contents = HEIFContents()
        readBoxes(into: &contents, &file)
        guard let number = contents.primary, let primary = contents.item(number),
            let view = view(of: contents.items[primary], contents)
        else {
            let isCut = file.findings.contains { $0.code == PhotoCode.truncated.rawValue } || contents.meta == nil
            let range = contents.meta?.range ?? 0..<bytes.count
            throw PhotoError(isCut ? .truncated : .damaged, range, [Parameter("part", name(of: .meta))])
        }
        (file.storedWidth, file.storedHeight) = (view.storedWidth, view.storedHeight)
        file.orientation = view.orientation.number
        if view.isCropped { (file.croppedWidth, file.croppedHeight) = (view.width, view.height) }
        findWhatIsNeeded(&contents, &file)
        note(itemsOf: contents, &file)
        note(propertiesOf: contents, &file)
        note(gapsOf: contents, &file)
        file.sortParts()
        return contents
    }

    /// The name of the first box with this role.
    func name(of role: PhotoSchema.Role) -> String {
        rules.parts.entry(of: role, in: .heifBox).map(rules.parts.name) ?? format
    }

    func damage(_ box: HEIFBox, _ file: inout PhotoFile) {
        file.report(.damaged, box.range, [Parameter("part", rules.parts.name(box.entry, code: box.code))])
    }
}
