import CICU

/// Which Unicode the answers of this module follow: that of the ICU the program runs with.
public enum UnicodeVersion {
    /// The version of the Unicode character data, such as "15.0".
    public static var unicode: String { text { dk_unicode_version($0) } }

    /// The version of ICU itself, such as "72.1".
    public static var icu: String { text { dk_icu_version($0) } }

    private static func text(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { numbers in
            numbers.initialize(repeating: 0)
            if let base = numbers.baseAddress { fill(base) }
            return "\(numbers[0]).\(numbers[1])"
        }
    }
}
