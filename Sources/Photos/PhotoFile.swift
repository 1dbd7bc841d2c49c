public import Findings

/// What a file says of the photo in it. Its pixels are not looked at.
public struct PhotoFile: Sendable, Equatable {
    /// The name of the format in the table, such as `jpeg`.
    public internal(set) var format: String

    /// Pixels as they are coded, before any rotation.
    public internal(set) var storedWidth = 0

    /// The other side, in pixels, as coded.
    public internal(set) var storedHeight = 0

    /// How the picture is turned for showing, 1 to 8 as EXIF counts; 1 is as it is coded.
    public internal(set) var orientation = 1

    /// Whether the file says what its colours mean.
    public internal(set) var hasColourProfile = false

    /// Whether the file holds more pictures than one, to be shown one after the other.
    public internal(set) var isAnimated = false

    /// Everything that is not the picture, in the order of the file.
    public internal(set) var parts: [PhotoPart] = []

    /// Damage: what is missing, too long, or not as the format has it. Ranges are bytes of the file.
    public internal(set) var findings: [Finding] = []

    init(format: String) { self.format = format }

    /// Pixels as shown.
    public var width: Int { isOnItsSide ? storedHeight : storedWidth }

    /// Pixels as shown.
    public var height: Int { isOnItsSide ? storedWidth : storedHeight }

    private var isOnItsSide: Bool { orientation > 4 }

    mutating func report(_ code: PhotoCode, _ range: Range<Int>, _ parameters: [Parameter] = []) {
        findings.append(Finding(code: code.rawValue, range: range, parameters: parameters))
    }
}
