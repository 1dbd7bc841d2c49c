extension PhonePlans {
    /// How far two texts name the same number. A text without calling code is read by the plan of the other one, or, when
    /// neither has one, by its digits alone.
    public func match(_ first: String, _ second: String) -> PhoneNumberMatch {
        switch read(first) {
        case .success(let number): return match(number, second)
        case .failure(let fault) where fault.reason != .invalidCallingCode: return .notANumber
        case .failure: break
        }
        switch read(second) {
        case .success(let number): return match(number, first)
        case .failure(let fault) where fault.reason != .invalidCallingCode: return .notANumber
        case .failure: break
        }
        guard let first = digits(first), let second = digits(second) else { return .notANumber }
        return match(first, second)
    }

    /// How far a text names this number.
    public func match(_ number: PhoneNumber, _ text: String) -> PhoneNumberMatch {
        switch read(text) {
        case .success(let other): return match(number, other)
        case .failure(let fault) where fault.reason == .invalidCallingCode:
            guard rows.row(number.callingCode) != nil else {
                return digits(text).map { match(number, $0) } ?? .notANumber
            }
            guard case .success(let other) = read(text, number.mainRegion) else { return .notANumber }
            let found = match(number, other)
            // The calling code was taken from the number, so it proves nothing.
            return found == .exact ? .nsn : found
        case .failure: return .notANumber
        }
    }

    /// How far two numbers are the same.
    public func match(_ first: PhoneNumber, _ second: PhoneNumber) -> PhoneNumberMatch {
        if !first.extension.isEmpty, !second.extension.isEmpty, first.extension != second.extension { return .noMatch }
        let isSame = first.nationalDigits == second.nationalDigits && first.extension == second.extension
        let isShorter = first.endsLike(second) || second.endsLike(first)
        if first.callingCode == PhonePlans.noCallingCode || second.callingCode == PhonePlans.noCallingCode {
            return isSame ? .nsn : isShorter ? .shortNSN : .noMatch
        }
        guard first.callingCode == second.callingCode else { return .noMatch }
        return isSame ? .exact : isShorter ? .shortNSN : .noMatch
    }

    /// A text that is read without a plan has this calling code.
    static let noCallingCode = 0

    private func read(_ text: String, _ region: RegionCode? = nil) -> Result<PhoneNumber, PhoneFault> {
        var text = text
        return text.withUTF8 { read($0, region) }
    }

    /// The digits of a text that has no calling code, as they were written.
    private func digits(_ text: String) -> PhoneNumber? {
        var text = text
        return try? text.withUTF8 { read($0, nil, needsCallingCode: false) }.get()
    }
}

extension PhoneNumber {
    /// Whether the other number's digits end this one's. Leading zeros do not count.
    fileprivate func endsLike(_ other: PhoneNumber) -> Bool {
        let count = nationalDigits.count - leadingZeros
        let shared = other.nationalDigits.count - other.leadingZeros
        guard shared <= count else { return false }
        return (1...max(shared, 1)).allSatisfy { place in
            nationalDigits[nationalDigits.count - place] == other.nationalDigits[other.nationalDigits.count - place]
        }
    }
}
