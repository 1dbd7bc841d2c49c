import Findings
import TableFormat

extension PhonePlans {
    /// Checks a number that is to be saved on a card: it must be possible for its country, and is stored in E.164.
    ///
    /// - Parameters:
    ///   - text: UTF-8, as it was typed.
    ///   - region: the country that was chosen with it.
    ///   - candidates: other countries that the number may have been meant for, such as that of the device.
    public func check(_ text: Span<UInt8>, region: RegionCode?, candidates: [RegionCode] = []) -> PhoneCheck {
        text.withUnsafeBufferPointer { check($0, region, candidates) }
    }

    /// Checks a number that is to be saved on a card.
    public func check(_ text: String, region: RegionCode?, candidates: [RegionCode] = []) -> PhoneCheck {
        var text = text
        return text.withUTF8 { check($0, region, candidates) }
    }

    private func check(
        _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?, _ candidates: [RegionCode]
    ) -> PhoneCheck {
        let read = read(bytes, region)
        let judged = (try? read.get()).map { ($0, answers(about: $0)) }
        guard let (number, answer) = judged, answer.possibility == .possible else {
            let suspect = PhoneSuspect(self, bytes, region, candidates, read)
            let hints = suspect.hints(bytes)
            let findings = [refusal(read, bytes, region, hints)].compactMap(\.self) + hints.map(\.finding)
            return PhoneCheck(number: suspect.number, isPossible: false, type: .unknown, findings: findings)
        }
        let type = answer.type
        // Most numbers on cards end here, with nothing to say and nothing spent.
        let isStored = number.isStored(as: bytes)
        if type != .unknown, isStored, !isElsewhere(number, region) {
            return PhoneCheck(number: number, isPossible: true, type: type, findings: [])
        }
        let stored = number.e164
        let suspect = PhoneSuspect(self, bytes, region, candidates, read)
        let hints = suspect.hints(bytes)
        var findings = doubts(number, type, bytes, region) + hints.map(\.finding)
        if !number.extension.isEmpty {
            findings.append(
                Finding(
                    .extension, 0..<bytes.count, [Parameter("digits", number.extension.count)],
                    repair: Repair(stored, .proposed)))
        } else if !isStored, !suspect.hasAddedDigits, !suspect.hasLetterAmongDigits,
            readsAsItself(number, suspect), hints.allSatisfy({ $0.number == nil || $0.number == number })
        {
            let isCertain = hints.allSatisfy(\.isAboutPlan) && suspect.typed.isPlain && keepsDigits(suspect)
            findings.append(
                Finding(.storedForm, 0..<bytes.count, repair: Repair(stored, isCertain ? .certain : .proposed)))
        }
        return PhoneCheck(number: number, isPossible: true, type: type, findings: findings)
    }

    /// Whether a number that is not valid is read again as itself from its stored form.
    private func readsAsItself(_ number: PhoneNumber, _ suspect: PhoneSuspect) -> Bool {
        guard !suspect.isValid else { return true }
        let again = try? parse(number.e164, region: suspect.region.map { rows.region($0).regionCode })
        return again == number
    }

    /// Whether a number that is not valid has all the digits that were typed behind its plus sign. Carrier codes in numbers
    /// nobody has are taken off as well.
    private func keepsDigits(_ suspect: PhoneSuspect) -> Bool {
        guard let number = suspect.number, !suspect.isValid else { return true }
        // A national prefix that fills up a number too short without it would be saved as part of the number.
        guard suspect.withoutTrunkPrefix == nil else { return false }
        return number.source != .plusSign || number.e164.utf8.count - 1 == suspect.digits.count
    }
}

extension PhoneNumber {
    /// Whether a text is the number as it is saved.
    fileprivate func isStored(as text: UnsafeBufferPointer<UInt8>) -> Bool {
        let digits = nationalDigits
        let codeEnd = text.count - digits.count
        guard codeEnd > 1, text[0] == UInt8(ascii: "+"), `extension`.isEmpty else { return false }
        var code = 0
        for index in 1..<codeEnd {
            guard 0x30...0x39 ~= text[index], code < PhoneSchema.codeSlots else { return false }
            code = code * 10 + Int(text[index] & 0xF)
        }
        guard code == callingCode, text[1] != 0x30 else { return false }
        for index in 0..<digits.count where text[codeEnd + index] != 0x30 | digits[index] { return false }
        return true
    }
}

extension Finding {
    init(_ code: PhoneCode, _ range: Range<Int>, _ parameters: [Parameter] = [], repair: Repair? = nil) {
        self.init(code: code.rawValue, range: range, parameters: parameters, repair: repair)
    }
}
