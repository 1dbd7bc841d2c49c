import TableFormat

/// A text that is no number, or a number that is not valid or not of the chosen region: what is known while reasons are
/// looked for.
///
/// Looking costs what it costs; a valid number of the chosen region, written plainly, never comes here.
struct PhoneSuspect {
    let plans: PhonePlans
    let typed: TypedText

    /// The chosen region, and its row when it has numbers.
    let chosen: RegionCode?
    let region: Int?
    let read: Result<PhoneNumber, PhoneFault>

    /// Other regions that the number may have been meant for.
    let candidates: [RegionCode]

    /// The number as it was read, possible or not.
    let number: PhoneNumber?
    let isValid: Bool

    init(
        _ plans: PhonePlans, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?, _ candidates: [RegionCode],
        _ read: Result<PhoneNumber, PhoneFault>
    ) {
        self.plans = plans
        chosen = region
        self.region = region.flatMap(plans.rows.row)
        self.candidates = candidates
        self.read = read
        number = try? read.get()
        isValid = number.map { plans.possibility(of: $0) == .possible && plans.isValid($0) } ?? false
        var typed = TypedText(bytes, plans)
        if let number { typed.dropLast(number.extension.count) }
        self.typed = typed
    }

    var digits: [UInt8] { typed.digits }

    /// The calling code of the chosen region.
    var callingCode: Int? { region.map(callingCode(of:)) }

    func callingCode(of region: Int) -> Int { plans.rows.code(plans.rows.region(region).code).callingCode }

    /// The national significant number as it was read.
    var nationalDigits: [UInt8] { number.map { $0.withDigits(Array.init) } ?? [] }

    /// Whether the text is none that a number can have, whatever its digits are.
    var isNoNumber: Bool {
        if case .failure(let fault) = read { fault.reason == .notANumber } else { false }
    }

    /// Whether the number was read as one of another calling code than the chosen region's.
    var isElsewhere: Bool { number.map { $0.callingCode != callingCode } ?? false }

    /// Whether there are letters from the start of the number on, so that its digits alone do not tell what it means.
    var hasWords: Bool {
        let hasExtension = number.map { !$0.extension.isEmpty } ?? false
        return typed.words(typed.start..<(hasExtension ? typed.end : typed.characters.count)) != nil
    }
}

extension PhoneSuspect {
    /// The valid number that digits are behind a plus sign.
    func international(_ digits: some Sequence<UInt8>) -> PhoneNumber? {
        valid(Array("+".utf8) + digits.map { $0 + 0x30 }, nil)
    }

    /// The valid number of a calling code.
    func international(_ callingCode: Int, _ digits: some Sequence<UInt8>) -> PhoneNumber? {
        guard let number = international(String(callingCode).utf8.map { $0 - 0x30 } + digits) else { return nil }
        return number.callingCode == callingCode ? number : nil
    }

    /// The valid number that digits are when they are dialled within a region.
    func national(_ digits: some Sequence<UInt8>, _ region: Int) -> PhoneNumber? {
        let number = valid(digits.map { $0 + 0x30 }, plans.rows.region(region).regionCode)
        guard let number, number.source == .region, number.callingCode == callingCode(of: region) else { return nil }
        return number
    }

    /// The valid number that digits are when they are written as the text is, with a plus sign or without.
    func written(_ digits: some Sequence<UInt8>) -> PhoneNumber? {
        guard typed.plus == nil else { return international(digits) }
        return region.flatMap { valid(digits.map { $0 + 0x30 }, plans.rows.region($0).regionCode) }
    }

    private func valid(_ text: [UInt8], _ region: RegionCode?) -> PhoneNumber? {
        let number = try? text.withUnsafeBufferPointer { plans.read($0, region) }.get()
        guard let number, plans.possibility(of: number) == .possible, plans.isValid(number) else { return nil }
        return number
    }

    /// The valid number that a part of the text is by itself.
    func valid(_ part: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> PhoneNumber? {
        guard part.upperBound <= bytes.count else { return nil }
        return valid(Array(bytes[part]), region.map { plans.rows.region($0).regionCode })
    }
}
