import Findings
import TableFormat

extension PhonePlans {
    /// Checks a number that is to be saved on a card: it must be possible for its country, and is stored in E.164.
    ///
    /// - Parameters:
    ///   - text: UTF-8, as it was typed.
    ///   - region: the country that was chosen with it.
    public func check(_ text: Span<UInt8>, region: RegionCode?) -> PhoneCheck {
        text.withUnsafeBufferPointer { check($0, region) }
    }

    /// Checks a number that is to be saved on a card.
    public func check(_ text: String, region: RegionCode?) -> PhoneCheck {
        var text = text
        return text.withUTF8 { check($0, region) }
    }

    private func check(_ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> PhoneCheck {
        switch read(bytes, region) {
        case .failure(let fault):
            return PhoneCheck(number: nil, stored: nil, findings: [finding(fault, bytes, region)])
        case .success(let number):
            let possibility = possibility(of: number)
            guard possibility == .possible else {
                return PhoneCheck(number: number, stored: nil, findings: [finding(possibility, number, bytes, region)])
            }
            let stored = number.e164
            return PhoneCheck(
                number: number, stored: stored, findings: findings(number, stored: stored, bytes, region))
        }
    }

    /// What there is to say about a possible number.
    private func findings(
        _ number: PhoneNumber, stored: String, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> [Finding] {
        var findings: [Finding] = []
        let whole = 0..<bytes.count
        if let region, let row = regions.row(region), codes.callingCode[regions.code[row]] != number.callingCode {
            let own = self.region(of: number) ?? number.mainRegion
            findings.append(
                Finding(
                    .otherCallingCode, whole,
                    [
                        Parameter("region", region.description), Parameter("callingCode", number.callingCode),
                        Parameter("numberRegion", own.description),
                    ]))
        }
        if !isValid(number) {
            let name = name(of: number.mainRegion, number.callingCode, region)
            findings.append(Finding(.notValid, whole, [Parameter("region", name)]))
        }
        if !number.extension.isEmpty {
            findings.append(
                Finding(
                    .extension, whole, [Parameter("digits", number.extension.count)],
                    repair: Repair(stored, .proposed)))
        } else if !stored.utf8.elementsEqual(bytes) {
            let certainty: Repair.Certainty = isCertain(stored, number, bytes, region) ? .certain : .proposed
            findings.append(Finding(.storedForm, whole, repair: Repair(stored, certainty)))
        }
        return findings
    }

    /// Whether the stored form is surely what was meant: a number in use, or else one that reads as itself again and, when
    /// it was written internationally, has kept all its digits. Carrier codes in numbers nobody has are taken off as well.
    private func isCertain(
        _ stored: String, _ number: PhoneNumber, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> Bool {
        if isValid(number) { return true }
        guard let again = try? parse(stored, region: region), again == number else { return false }
        guard number.source == .plusSign else { return true }
        let written = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
            $0.properties.numericType == .decimal
        }
        return written == stored.utf8.count - 1
    }
}

extension Finding {
    init(_ code: PhoneCode, _ range: Range<Int>, _ parameters: [Parameter] = [], repair: Repair? = nil) {
        self.init(code: code.rawValue, range: range, parameters: parameters, repair: repair)
    }
}
