import TableFormat

/// A formatter while it takes a character: the steps of libphonenumber's `AsYouTypeFormatter`, one for one, because every
/// text on the way must be the same.
struct AsYouTypeSession {
    let tables: AsYouTypeTables
    let defaultRegion: RegionCode?
    let text: AsYouTypeText
    private let place: UnsafeMutablePointer<AsYouTypeState>

    /// The state belongs to the caller, and is changed where it is.
    init(
        _ tables: AsYouTypeTables, _ defaultRegion: RegionCode?, _ text: AsYouTypeText,
        _ state: UnsafeMutablePointer<AsYouTypeState>
    ) {
        (self.tables, self.defaultRegion, self.text, place) = (tables, defaultRegion, text, state)
    }

    var state: AsYouTypeState {
        @inline(__always) get { place.pointee }
        @inline(__always) nonmutating _modify { yield &place.pointee }
    }

    var nationalDigits: UnsafeBufferPointer<UInt8> { text.national.first(state.national) }

    func enter(_ character: Unicode.Scalar, rememberPosition: Bool) {
        guard state.typedCharacters < tables.maximumCharacters else { return }
        for byte in UTF8.encode(character).unsafelyUnwrapped { text.typed.append(byte, &state.typedBytes) }
        state.typedCharacters += 1
        if rememberPosition { state.rememberedCharacter = state.typedCharacters }
        guard let symbol = symbol(character) else {
            state.isFormatting = false
            state.hasOwnFormatting = true
            return showTyped()
        }
        text.symbols.append(symbol, &state.symbols)
        if symbol != AsYouTypeText.plus { text.national.append(symbol, &state.national) }
        if rememberPosition { state.rememberedSymbol = state.symbols }
        if state.isFormatting { format(symbol) } else { tryAgain() }
    }

    /// The digit or plus sign that a character stands for.
    private func symbol(_ character: Unicode.Scalar) -> UInt8? {
        if 0x30...0x39 ~= character.value { return UInt8(truncatingIfNeeded: character.value &- 0x30) }
        let meaning = tables.characters[character.value]
        if let digit = meaning.typedDigit { return digit }
        guard state.typedCharacters == 1, meaning.has(.plus) else { return nil }
        return character == "+" ? AsYouTypeText.plus : AsYouTypeText.otherPlus
    }

    /// Formatting has stopped, maybe because of a very long prefix; then it may go on behind the prefix.
    private func tryAgain() {
        guard !state.hasOwnFormatting else { return showTyped() }
        if extractInternationalPrefix() {
            if extractCallingCode() { return chooseAfresh() }
        } else if extractLongerNationalPrefix() {
            text.prefix.append(UInt8(ascii: " "), &state.prefixBytes)
            return chooseAfresh()
        }
        showTyped()
    }

    private func format(_ symbol: UInt8) {
        if state.symbols < tables.leadingDigits { return showTyped() }
        if state.symbols == tables.leadingDigits {
            guard extractInternationalPrefix() else {
                state.extractedPrefix = removeNationalPrefix()
                return choose()
            }
            state.expectsCallingCode = true
        }
        if state.expectsCallingCode {
            if extractCallingCode() { state.expectsCallingCode = false }
            return showDigits(separated: false)
        }
        guard state.formats.possible != 0 else { return choose() }
        fillNext()
        if showWhole() { return }
        narrow()
        if takeNewFormat() { return showFilled() }
        if state.isFormatting { showTemplate() } else { showTyped() }
    }

    private func chooseAfresh() {
        state.isFormatting = true
        state.expectsCallingCode = false
        state.formats = AsYouTypeFormats()
        choose()
    }

    /// Looks for a format once there are enough digits.
    private func choose() {
        guard state.national >= tables.leadingDigits else { return showDigits(separated: true) }
        findFormats()
        if showWhole() { return }
        if takeNewFormat() { showFilled() } else { showTyped() }
    }
}
