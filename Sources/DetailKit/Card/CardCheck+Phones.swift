import Findings
import JSONText
import PhoneNumbers

extension CardCheck {
    func phone(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard let place = kind.position(.value), let value = found[place] else { return }
        let row = kind.object.firstMember + place
        let region = countryPlace(of: row, in: kind.object).flatMap { found[$0] }.map(region(at:))
        guard let number = phone(at: value, row, found, kind.object, of: item, region: region) else { return }
        if keys.isNeeded { keys.add(item: item, value: value) { $0.append(contentsOf: number.e164.utf8) } }
    }

    /// The place of the member that holds the region of a number, among those of its object.
    private func countryPlace(of row: Int, in object: ObjectSchema) -> Int? {
        let target = rules.entries[row].target
        return target < 0 ? nil : target - object.firstMember
    }

    /// A number by itself, wherever it stands.
    ///
    /// - Parameters:
    ///   - row: its member, which says where its country stands.
    ///   - region: that country, where it has been looked at already; a country that is none is nil.
    /// - Returns: the number that was read.
    @discardableResult
    func phone(
        at value: JSONNode, _ row: Int, _ found: FoundMembers, _ object: ObjectSchema, of item: JSONNode,
        region known: RegionCode??
    ) -> PhoneNumber? {
        let place = countryPlace(of: row, in: object)
        let country = place.flatMap { found[$0] }
        // A country that is none is reported by itself; the number is then read without one.
        let region = known ?? country.map(quietRegion) ?? deviceRegion
        let candidates = country == nil ? [] : deviceRegions
        let result = withText(of: value) { text in
            lent.phones { $0.check(text, region: region, candidates: candidates) }
        }
        guard let result else { return nil }
        checkedNumber = (value, result.type.use)
        for finding in result.findings {
            if country != nil, region == nil, finding.code == PhoneCode.noRegion.rawValue { continue }
            report([finding], at: value)
            let name = place.map { rules.memberName(object.firstMember + $0) }
            switch PhoneCode(rawValue: finding.code) {
            case .otherCallingCode: propose(countryOf: result, value, country, item, name)
            // The number alone would not fit the country.
            case .otherCountry: propose(deviceRegion, country, item, name)
            default: break
            }
        }
        return result.number
    }

    /// Offers the country of a number, and the number with it when it was read behind a prefix of the old country: in the
    /// new one it would read otherwise.
    private func propose(
        countryOf result: PhoneCheck, _ value: JSONNode, _ country: JSONNode?, _ item: JSONNode, _ name: String?
    ) {
        guard let number = result.number, let region = tables.phones.region(of: number), !region.isNonGeographic else {
            return
        }
        if number.source != .plusSign {
            // A prefix that leaves no valid number tells no country.
            guard result.type != .unknown, let stored = result.stored else { return }
            repairLast(PatchOperation(.replace, path: document.pointer(to: value).description, value: stored))
        }
        propose(region, country, item, name)
    }

    /// Offers the country of a number as the one to choose.
    private func propose(_ region: RegionCode?, _ country: JSONNode?, _ item: JSONNode, _ name: String?) {
        guard let region, !region.isNonGeographic, let name else { return }
        let path = country.map(document.pointer(to:)) ?? document.pointer(to: item).appending(name)
        repairLast(
            PatchOperation(country == nil ? .add : .replace, path: path.description, value: region.description))
    }
}
