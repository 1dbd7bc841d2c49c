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

    /// Whether the orientation stands in metadata, so that a copy without it would be shown as it is coded.
    public internal(set) var isOrientationMetadata = false

    /// Whether the file has an ICC profile.
    public internal(set) var hasColourProfile = false

    /// Whether the file holds more pictures than one, to be shown one after the other.
    public internal(set) var isAnimated = false

    /// Whether pixels may be transparent, so that a format without transparency would lose something.
    public internal(set) var hasAlpha = false

    /// Everything that is not the picture, in the order of the file.
    public private(set) var parts: [PhotoPart] = []

    /// Damage: what is missing, too long, or not as the format has it. Ranges are bytes of the file.
    public private(set) var findings: [Finding] = []

    private let limit: Int

    /// - Parameter limit: how many parts, and how many findings, are kept.
    init(format: String, limit: Int = .max) {
        self.format = format
        self.limit = limit
        parts.reserveCapacity(8)
    }

    /// Whether anything is in the file that a photo of a card may not have.
    public var hasMetadata: Bool { parts.contains { !$0.mayStay } }

    /// Pixels as shown.
    public var width: Int { isOnItsSide ? uprightHeight : uprightWidth }

    /// Pixels as shown.
    public var height: Int { isOnItsSide ? uprightWidth : uprightHeight }

    /// HEIF: what is left of the coded pixels after the file's own crop, before any rotation.
    var croppedWidth, croppedHeight: Int?

    private var uprightWidth: Int { croppedWidth ?? storedWidth }
    private var uprightHeight: Int { croppedHeight ?? storedHeight }
    private var isOnItsSide: Bool { orientation > 4 }
}

extension PhotoFile {
    /// Adds a part; a file of more parts than anybody needs is told of once, and the others are left out.
    mutating func add(_ part: PhotoPart) {
        if parts.count < limit { return parts.append(part) }
        if findings.last?.code != PhotoCode.tooManyParts.rawValue {
            report(.tooManyParts, part.range, [Parameter("limit", limit)])
        }
    }

    /// Puts the parts in the order of the file, for a reader that finds them in another.
    mutating func sortParts() {
        parts.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    mutating func report(_ finding: Finding) {
        if findings.count <= limit { findings.append(finding) }
    }

    mutating func report(_ code: PhotoCode, _ range: Range<Int>, _ parameters: [Parameter] = []) {
        report(Finding(code: code.rawValue, range: range, parameters: parameters))
    }

    /// Takes the orientation that metadata asks for, unless one was taken before.
    mutating func turn(byMetadata orientation: Int?) {
        guard let orientation, !isOrientationMetadata, self.orientation == 1, orientation != 1 else { return }
        self.orientation = orientation
        isOrientationMetadata = true
    }
}
