import CICU

/// How much room a character takes in a terminal (Unicode Standard Annex 11, East Asian Width).
public enum DisplayWidth {
    /// Columns: 0 for marks that stand on the character before, 2 for wide and full-width characters, else 1.
    public static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return dk_is_wide(Int32(scalar.value)) != 0 ? 2 : 1
        }
    }

    /// Whether a terminal could hide the character or be led astray by it: controls, format characters such as bidi
    /// overrides, separators of lines, private use, and code points that are not assigned.
    public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
        default: false
        }
    }
}
