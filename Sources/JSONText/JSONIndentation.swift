/// A run of white space to guess: a line break or a space, and then spaces.
///
/// Text from a printer repeats its indentation. Where the guess holds, the next token's place is known without
/// waiting for the bytes to say it; that wait is most of what reading indented text costs.
struct JSONIndentation {
    /// In bytes; 0 for no guess.
    private(set) var length = 0
    /// The bytes that must be spaces, of the eight at 1 and the eight at 8.
    private(set) var mask: UInt64 = 0
    private(set) var maskToo: UInt64 = 0

    /// The longest run that is worth a guess.
    static let longest = 15

    init() {}

    /// - Parameter length: not 0. A run beyond `longest` gives no guess.
    init(length: Int) {
        guard length <= JSONIndentation.longest else { return }
        self.length = length
        // Shifts by 64 and more give 0.
        mask = ~0 >> UInt64(72 - 8 * min(length, 9))
        maskToo = ~0 >> UInt64(128 - 8 * max(length, 8))
    }
}
