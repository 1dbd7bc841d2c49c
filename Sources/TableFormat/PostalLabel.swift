/// What holds for a postal code that ends in a state of the automaton.
public enum PostalLabel {
    /// A code as it is.
    @inlinable public static var exact: UInt16 { 1 }

    /// Right but for letters that are never used in their place.
    @inlinable public static var shape: UInt16 { 2 }

    /// The first part of a code.
    @inlinable public static var partial: UInt16 { 3 }

    /// A code of a form that is no longer used.
    @inlinable public static var obsolete: UInt16 { 4 }

    /// Begins as no code does.
    @inlinable public static var exceptPrefix: UInt16 { 5 }

    /// Ends as no code does.
    @inlinable public static var exceptSuffix: UInt16 { 6 }
}
