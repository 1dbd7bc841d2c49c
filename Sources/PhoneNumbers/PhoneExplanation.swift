public import Findings

/// Why a text is no number, or not one that can be called, and what was probably meant.
public struct PhoneExplanation: Sendable, Equatable {
    /// What is wrong or doubtful, what stops the number first. Their places are UTF-8 bytes of the text.
    public let findings: [Finding]

    /// The number that was probably meant, in E.164: always a valid one, never that which was read, and `nil` when several
    /// are as likely.
    public let suggestion: String?
}

extension PhonePlans {
    /// Says why a text is no number, or one that is doubtful.
    ///
    /// - Parameters:
    ///   - text: UTF-8, as it was typed.
    ///   - region: the region in which a number without calling code is dialled.
    ///   - strict: whether the whole text must be the number, without letters and other words.
    ///   - candidates: other regions that a national number may have been meant for.
    /// - Returns: nothing at all for a valid number of the region that is written plainly: digits with the punctuation of
    ///   numbers. Of one with words, or grouped like a date, it says so.
    public func explain(
        _ text: String, region: RegionCode?, strict: Bool = false, candidates: [RegionCode] = []
    ) -> PhoneExplanation {
        var text = text
        return text.withUTF8 { explain($0, region, strict, candidates) }
    }

    private func explain(
        _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?, _ strict: Bool, _ candidates: [RegionCode]
    ) -> PhoneExplanation {
        let read = read(bytes, region)
        let suspect = PhoneSuspect(self, bytes, region, candidates, read)
        let hints = suspect.hints(bytes)
        var findings: [Finding] = []
        if let refusal = refusal(strict ? self.read(bytes, region, strict: true) : read, bytes, region, hints) {
            findings.append(refusal)
        } else if let number = suspect.number {
            findings += doubts(number, type(of: number), bytes, region)
        }
        findings += hints.map(\.finding)
        let meant = hints.lazy.compactMap(\.number).first
        return PhoneExplanation(
            findings: findings, suggestion: meant == suspect.number && !strict ? nil : meant?.e164)
    }
}
