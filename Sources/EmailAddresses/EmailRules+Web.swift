import Findings
import TableFormat

extension EmailRules {
    /// Whether the local part or the domain starts as the names of web servers do.
    @inline(__always)
    func startsLikeWeb(_ text: Span<UInt8>, _ domainOffset: Int) -> Bool {
        text.withUnsafeBytes { bytes in
            bytes.count >= domainOffset + 4
                && (UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)) == habits.web
                    || UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: domainOffset, as: UInt32.self))
                        == habits.web)
        }
    }

    /// Notes what people put in front who take an address for a web address, and proposes it without.
    func noteWeb(of verdict: EmailVerdict, _ notes: inout EmailNotes) {
        let saved = verdict.saved
        guard habits.web != 0, startsLikeWeb(saved.span, verdict.domainOffset) else { return }
        let width = MemoryLayout<UInt32>.size
        func note(_ start: Int, at place: Int) {
            let rest = saved[..<start] + saved[(start + width)...]
            notes.add(
                .webAddress, place..<place + width, [], repair: Repair(String(decoding: rest, as: UTF8.self), .proposed)
            )
        }
        if isWeb(saved[..<(verdict.domainOffset - 1)]) {
            note(0, at: verdict.localPlace?.lowerBound ?? verdict.place.lowerBound - verdict.domainOffset)
        }
        let domain = saved[verdict.domainOffset...]
        let rest = Array(domain.dropFirst(width))
        if isWeb(domain), verdict.labels.isEmpty, rest.contains(DomainSet.dot), facts(rest.span).suffix > 0 {
            note(verdict.domainOffset, at: verdict.place.lowerBound)
        }
    }

    /// Whether a part starts so and goes on.
    private func isWeb(_ part: ArraySlice<UInt8>) -> Bool {
        part.count > 4 && part.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } == habits.web
    }
}
