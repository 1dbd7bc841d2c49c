import TableFormat

/// Where a formatter stands between two characters: no references, and the texts themselves lie in `AsYouTypeText`.
struct AsYouTypeState {
    // What was typed.
    var typedBytes = 0
    var typedCharacters = 0
    /// The digits of it, and a plus sign at the front.
    var symbols = 0

    /// How many digits of the national number there are.
    var national = 0

    /// What stands before the national number, formatted.
    var prefixBytes = 0

    /// How many of the first digits were taken for a national prefix when there were just enough to tell.
    var extractedPrefix = 0

    /// What is shown: the output or, when there is none, what was typed.
    var outputBytes: Int?

    /// The row of the calling code whose plan is used.
    var code: Int?

    /// Whether characters are put between the digits at present.
    var isFormatting = true

    /// Whether the person has put in such characters; then nothing is formatted any more.
    var hasOwnFormatting = false

    /// Whether a national or international prefix was found: formats for local numbers do not come into question.
    var isComplete = false
    var expectsCallingCode = false
    var separatesPrefix = false

    /// The place of the remembered character among the symbols and among the characters typed.
    var rememberedSymbol = 0
    var rememberedCharacter = 0

    var formats = AsYouTypeFormats()

    init(code: Int?) { self.code = code }

    /// The part of the buffer that is shown.
    var shown: Range<Int> {
        guard let outputBytes else { return AsYouTypeText.typedStart..<AsYouTypeText.typedStart + typedBytes }
        return AsYouTypeText.outputStart..<AsYouTypeText.outputStart + outputBytes
    }

    /// How many characters of what is shown one must pass to have passed so many symbols.
    func position(behindSymbol count: Int, _ buffer: UnsafeBufferPointer<UInt8>) -> Int {
        let shown = UnsafeBufferPointer(rebasing: buffer[shown])
        var offset = 0
        var characters = 0
        var passed = 0
        while passed < count, offset < shown.count {
            let symbol = buffer[AsYouTypeText.symbolsStart + passed]
            let scalar = UTF8Scalars.next(shown, &offset)
            characters += 1
            let isSame =
                switch symbol {
                case AsYouTypeText.plus: scalar == UInt32(UInt8(ascii: "+"))
                case AsYouTypeText.otherPlus: characters == 1
                default: scalar == 0x30 + UInt32(symbol)
                }
            if isSame { passed += 1 }
        }
        return characters
    }
}

/// The formats that may still become the number's.
struct AsYouTypeFormats {
    var list = FormatList(row: 0, use: .national)

    /// By their place in the list, as bits.
    var possible: UInt32 = 0

    /// The groups of the format in use, by their row; `nil` when another must be found.
    var pattern: Int?

    /// The row of the format in use; the digits up to `filled` stand in its `places`.
    var format = 0
    var places = 0
    var filled = 0

    // The way through the patterns of leading digits.
    var state: SymbolAutomaton.State = 0
    var walked = 0

    /// For each level, the formats whose pattern of that level was found.
    var found = SIMD8<UInt32>()
}
