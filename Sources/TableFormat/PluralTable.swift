/// Which form of a word goes with a whole number, for languages whose rules ask for the last two digits: nearly all do.
///
/// A row for each number below a hundred, one for each last two digits of the larger ones, and one for whole millions, which
/// some languages count otherwise. A program that says "3 files" then needs no data of ICU.
package enum PluralTable {
    /// Rows of a language.
    package static let count = 201

    private static let hundred: UInt = 100
    private static let million: UInt = 1_000_000

    /// The row for a number, among those of its language.
    package static func row(for number: Int) -> Int {
        let size = number.magnitude
        if size >= million, size % million == 0 { return count - 1 }
        return Int(size < hundred ? size : hundred + size % hundred)
    }

    /// A number that has each of the rows.
    package static let samples = Array(0..<200) + [Int(million)]

    /// Numbers that show whether the rules of a language are of this kind.
    package static let probes = Array(0..<12_000) + [20_000, 100_000, 1_000_001, 1_000_100, 2_000_000, 10_000_000]
}
