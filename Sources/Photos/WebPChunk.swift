import Findings

/// A chunk of a WebP file, or of a frame of one.
struct WebPChunk {
    let code: UInt32
    let entry: PhotoPartTable.Entry

    /// The whole chunk without the byte that fills it up to an even length.
    let range: Range<Int>
    let content: Range<Int>

    /// Whether other chunks stand in it, which are told after it.
    let isFrame: Bool

    /// 0 in the file, 1 in a frame.
    let depth: Int
}

/// What the chunks together say of the picture.
struct WebPPicture {
    /// Of the canvas, or else of the picture.
    var size: (width: Int, height: Int)?
    var coded: (width: Int, height: Int)?
    var hasAlpha = false

    /// Whether a frame was seen, or a picture.
    var hasFrames = false
    var isExtended = false
    var hasProfile = false

    /// Whether the file ends inside a chunk.
    var isCut = false

    /// What stands after the last chunk.
    var trailer: Range<Int>?
    var damage: [Finding] = []

    mutating func report(_ code: PhotoCode, _ range: Range<Int>, _ part: String) {
        damage.append(Finding(code: code.rawValue, range: range, parameters: [Parameter("part", part)]))
    }
}
