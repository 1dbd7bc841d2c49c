import CICU

/// Names of characters in the Unicode Character Database.
public enum CharacterNames {
    /// "ZERO WIDTH SPACE" for U+200B; a label such as "<control-0009>" for a character without a name.
    public static func name(of scalar: Unicode.Scalar) -> String {
        let name = [UInt8](unsafeUninitializedCapacity: 256) { bytes, count in
            let length = bytes.withMemoryRebound(to: CChar.self) {
                dk_character_name(scalar.value, $0.baseAddress, Int32($0.count))
            }
            count = max(0, min(Int(length), bytes.count))
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// "U+200B": at least four hexadecimal digits.
    public static func notation(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
