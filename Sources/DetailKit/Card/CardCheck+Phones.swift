import Findings
import JSONText
import PhoneNumbers

extension CardCheck {
    func phone(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        let country = found[kind.position(.country)]
        // A country that is none is reported by itself; the number is then read without one.
        let region = country.map(region(at:)) ?? deviceRegion
        guard let value = found[kind.position(.value)] else { return }
        let plans = tables.phones
        let candidates = country == nil ? [] : deviceRegions
        let result = withText(of: value) { plans.check($0, region: region, candidates: candidates) }
        guard let result else { return }
        for finding in result.findings {
            if country != nil, region == nil, finding.code == PhoneCode.noRegion.rawValue { continue }
            report([finding], at: value)
            switch PhoneCode(rawValue: finding.code) {
            case .otherCallingCode: propose(countryOf: result, value, country, item, kind)
            // The number alone would not fit the country.
            case .otherCountry: propose(deviceRegion, country, item, kind)
            default: break
            }
        }
        if let type = found[kind.position(.type)] { phoneType(type, result, region) }
        if keys.isNeeded, let number = result.number {
            keys.add(item: item, value: value) { $0.append(contentsOf: number.e164.utf8) }
        }
    }

    /// Offers the country of a number, and the number with it when it was read behind a prefix of the old country: in the
    /// new one it would read otherwise.
    private func propose(
        countryOf result: PhoneCheck, _ value: JSONNode, _ country: JSONNode?, _ item: JSONNode, _ kind: KindSchema
    ) {
        guard let number = result.number, let region = tables.phones.region(of: number), !region.isNonGeographic else {
            return
        }
        if number.source != .plusSign {
            // A prefix that leaves no valid number tells no country.
            guard result.type != .unknown, let stored = result.stored else { return }
            repairLast(PatchOperation(.replace, path: document.pointer(to: value).description, value: stored))
        }
        propose(region, country, item, kind)
    }

    /// Offers the country of a number as the one to choose.
    private func propose(_ region: RegionCode?, _ country: JSONNode?, _ item: JSONNode, _ kind: KindSchema) {
        guard let region, !region.isNonGeographic, let position = kind.position(.country) else { return }
        let name = rules.memberName(kind.object.firstMember + position)
        let path = country.map(document.pointer(to:)) ?? document.pointer(to: item).appending(name)
        repairLast(
            PatchOperation(country == nil ? .add : .replace, path: path.description, value: region.description))
    }

    /// The card's type of that name stands for numbers that a mobile telephone has. A personal number may ring one.
    private func phoneType(_ type: JSONNode, _ result: PhoneCheck, _ region: RegionCode?) {
        switch result.type {
        case .mobile, .fixedLineOrMobile, .personalNumber, .unknown: return
        default: break
        }
        guard let number = result.number, document.text(of: type, equals: PhoneNumberType.mobile.rawValue.utf8Span.span)
        else { return }
        let own = tables.phones.region(of: number) ?? number.mainRegion
        report(
            PhoneCode.notMobile.rawValue, at: type,
            [Parameter("region", own.description), Parameter("type", result.type.rawValue)])
    }
}
