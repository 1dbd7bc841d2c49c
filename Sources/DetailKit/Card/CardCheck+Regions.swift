import Findings
import JSONText
import PhoneNumbers
import PostalAddresses

extension CardCheck {
    /// The region that a text names: an ISO 3166-1 code as people write it, or a region that has phone numbers of its own.
    /// What it is saved as is reported, and what it is none of.
    func region(at node: JSONNode) -> RegionCode? {
        // Most cards name one region over and over.
        let word = nodes.plainText(of: node).map { nodes.start(of: $0) }
        if let lastRegion, lastRegion.word == word { return lastRegion.code }
        return region(at: node, word)
    }

    private func region(at node: JSONNode, _ word: UInt64?) -> RegionCode? {
        guard let given = document.string(of: node) else { return nil }
        if let code = tables.addresses.regionCode(for: given) {
            let region = RegionCode(code)
            if code != given {
                report(RuleCode.storedRegion, at: node, repair: Repair(code, .certain))
            } else if let word, let region {
                lastRegion = (word, region)
            }
            return region
        }
        if let code = RegionCode(given), tables.phones.hasPlan(for: code) { return code }
        report(RuleCode.unknownRegion, at: node)
        return nil
    }
}
