/// The sections of a lookup image, which says what places a postal code has: the one in the program, and those that
/// `tablec lookup` makes of somebody's own lists.
///
/// ```
/// text  texts: names of fields, what they hold, what the rows come from
/// ctry  CountryColumn: countries in the order of their codes
/// fiel  one number: a name; the fields that a country's places fill, at most `maximumFields`
/// code  CodeColumn: postal codes, ascending within each country
/// rows  RowColumn: house numbers within a code and the place they lie in; runs follow each other as their codes do
/// plac  PlaceColumn: what the fields of a place hold, in the order of the country's fields
/// ```
/// A postal code is one number, so that a code is found by bisection over one column (`number(of:)`).
package enum LookupSchema {
    package static let topic = "lookup"
    package static let version = 1

    /// The most fields that a place fills.
    package static let maximumFields = 4

    /// The most letters and digits of a postal code.
    package static let maximumCode = 12

    /// `shortest` and `longest`: how many letters and digits the codes have. A code that is not there is looked for again
    /// without its end, so that a table of the first halves of codes serves whole ones. `hasParts`: whether towns have parts that the
    /// table does not have.
    package enum CountryColumn: Int, CaseIterable {
        case packed, source, fieldStart, fieldCount, codeStart, codeCount, shortest, longest, hasParts
    }

    package enum CodeColumn: Int, CaseIterable { case number, rowStart }

    /// `from` and `to` are 0 where a place is that of a whole postal code.
    package enum RowColumn: Int, CaseIterable { case from, to, parity, addition, place }
    /// `nameOf`: the place that this one is another name of.
    package enum PlaceColumn: Int, CaseIterable { case first, second, third, fourth, nameOf }

    /// Which house numbers between `from` and `to` are meant.
    package enum Parity: Int, CaseIterable { case mixed, odd, even }

    /// Capital letters and digits as one number: to the base 37, so that no two texts of up to `maximumCode` are the same.
    ///
    /// - Returns: nil for other signs, for none, and for too many.
    package static func number(of code: some Sequence<UInt8>) -> Int? {
        var number = 0
        var length = 0
        for byte in code {
            length += 1
            guard length <= maximumCode, let digit = digit(byte) else { return nil }
            number = number * 37 + digit
        }
        return length == 0 ? nil : number
    }

    /// How many letters and digits a number was made of.
    package static func length(of number: Int) -> Int {
        var length = 0
        var rest = number
        while rest > 0 {
            rest /= 37
            length += 1
        }
        return length
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 1
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41 + 11
        default: nil
        }
    }

    /// The letters and digits of a postal code or an addition in capitals, without what people set between them.
    package static func compacted(_ text: some Sequence<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text {
            let upper = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
            if digit(upper) != nil || upper >= 0x80 { bytes.append(upper) }
        }
        return bytes
    }
}
