/// How a picture is turned and mirrored, as EXIF counts it (EXIF 2.32, 4.6.4 A).
///
/// ISO/IEC 23008-12 turns against the clock (6.5.10) and mirrors top to bottom or left to right (6.5.12), one after the other
/// in the order of the properties. Each of both takes one of the eight orientations to another.
struct HEIFOrientation: Equatable {
    private(set) var number: Int

    static let upright = HEIFOrientation(number: 1)

    /// Width and height change places.
    var isOnItsSide: Bool { number > 4 }

    /// So many quarters of a turn against the clock.
    mutating func turn(quarters: Int) {
        for _ in 0..<quarters { number = HEIFOrientation.turned[number - 1] }
    }

    mutating func mirror(leftToRight: Bool) {
        number = (leftToRight ? HEIFOrientation.leftToRight : HEIFOrientation.topToBottom)[number - 1]
    }

    private static let turned = [8, 5, 6, 7, 4, 1, 2, 3]
    private static let leftToRight = [2, 1, 4, 3, 6, 5, 8, 7]
    private static let topToBottom = [4, 3, 2, 1, 8, 7, 6, 5]
}
