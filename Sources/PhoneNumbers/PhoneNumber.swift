/// A phone number as it was understood: calling code, national significant number and extension (ITU-T E.164).
///
/// A trivial value, without references. It says what was read, not whether such a number exists; `PhonePlans` answers that.
public struct PhoneNumber: Sendable, Hashable {
    /// The country's calling code, without plus sign.
    public let callingCode: Int

    /// The national significant number: what follows the calling code, leading zeros included.
    public let nationalDigits: DigitString

    /// What is dialled after the call is connected; empty for most numbers.
    public let `extension`: DigitString

    /// The code of a carrier that was dialled in front of the number, as in Brazil; empty for most numbers.
    public let carrierCode: DigitString

    /// How the calling code was found.
    public let source: CallingCodeSource

    /// The region that stands for the calling code; the number itself may belong to another that shares the code. Its code
    /// is three digits when the calling code belongs to no region.
    public let mainRegion: RegionCode

    /// No number yet.
    init() {
        callingCode = 0
        nationalDigits = DigitString()
        self.extension = DigitString()
        carrierCode = DigitString()
        source = .region
        mainRegion = RegionCode(word: 0)
    }

    /// Digits, as values from 0 to 9.
    init(
        callingCode: Int, digits: UnsafeBufferPointer<UInt8>, extension: DigitString,
        carrierCode: DigitString = DigitString(), source: CallingCodeSource, mainRegion: RegionCode
    ) {
        self.callingCode = callingCode
        nationalDigits = DigitString(digits)
        self.extension = `extension`
        self.carrierCode = carrierCode
        self.source = source
        self.mainRegion = mainRegion
    }
}

extension PhoneNumber {
    /// The same number to reach. Where the calling code came from and which carrier was chosen does not count; the extension
    /// does.
    public static func == (left: PhoneNumber, right: PhoneNumber) -> Bool {
        left.callingCode == right.callingCode && left.nationalDigits == right.nationalDigits
            && left.extension == right.extension
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(callingCode)
        hasher.combine(nationalDigits)
        hasher.combine(self.extension)
    }
}
