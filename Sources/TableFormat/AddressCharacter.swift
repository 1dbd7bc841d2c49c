/// Bits of a code point in the `chrs` map.
public enum AddressCharacter {
    /// Set between the groups of a code: spaces, hyphens, full stops.
    @inlinable public static var separator: UInt32 { 1 }

    /// A postal mark before a code.
    @inlinable public static var mark: UInt32 { 2 }

    /// White space.
    @inlinable public static var space: UInt32 { 4 }

    /// A control that no line of an address holds.
    @inlinable public static var refused: UInt32 { 8 }

    /// A hyphen or dash.
    @inlinable public static var hyphen: UInt32 { 16 }

    /// Set between the parts of an address that are written on one line.
    @inlinable public static var comma: UInt32 { 32 }

    /// May change in Form C: whether a text without any is in Form C needs no look.
    @inlinable public static var composing: UInt32 { 64 }

    /// Left out at the ends of what is printed.
    @inlinable public static var edge: UInt32 { 128 }

    /// Two bits: 0 for Latin script and what has none, otherwise a row of `join` for letters of other scripts.
    @inlinable public static var scriptShift: UInt32 { 8 }

    /// Those two bits, shifted down.
    @inlinable public static var scriptMask: UInt32 { 3 }

    /// Left out of a code wherever it stands: what nobody sees, and what is typed in place of a hyphen.
    @inlinable public static var passedOver: UInt32 { 1024 }

    /// Says nothing alone: punctuation, and what is not seen.
    @inlinable public static var silent: UInt32 { 2048 }

    /// Stands before the decimals of a number.
    @inlinable public static var decimal: UInt32 { 4096 }

    /// Set around a code.
    @inlinable public static var bracket: UInt32 { 8192 }

    /// Four bits: a digit of another script, + 1.
    @inlinable public static var digitShift: UInt32 { 16 }

    /// Those four bits, shifted down.
    @inlinable public static var digitMask: UInt32 { 15 }

    /// Left out at the ends of what is printed only where it stands alone: "-1" begins with a dash.
    @inlinable public static var dash: UInt32 { 16384 }
}
