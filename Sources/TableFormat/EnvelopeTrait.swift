/// Bits of an item of an envelope: what it has beside a field and a separator.
public enum EnvelopeTrait {
    /// A form beside the text.
    @inlinable public static var form: Int { 1 }

    /// Capitals.
    @inlinable public static var upper: Int { 2 }

    /// A field that it must not be equal to.
    @inlinable public static var unless: Int { 4 }

    /// Others that it is printed with.
    @inlinable public static var group: Int { 8 }

    /// A text before it.
    @inlinable public static var prefix: Int { 16 }

    /// A text behind it.
    @inlinable public static var suffix: Int { 32 }

    /// A text in place of an empty field.
    @inlinable public static var fallback: Int { 64 }

    /// A separator of its own between two digits.
    @inlinable public static var digits: Int { 128 }
}
