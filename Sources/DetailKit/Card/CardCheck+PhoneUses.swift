import Findings
import JSONText
import PhoneNumbers
import TableFormat

extension CardCheck {
    /// Whether a number is for one of some uses; nil where no plan says what it is for.
    func isNumber(_ node: JSONNode, _ country: JSONNode?, usedFor uses: Int) -> Bool? {
        // Most are asked for just after they have been checked.
        let use = checkedNumber.node == node ? checkedNumber.use : number(at: node, country)?.type.use
        return use.map { uses >> $0.rawValue & 1 == 1 }
    }

    private func number(at node: JSONNode, _ country: JSONNode?) -> PhoneCheck? {
        let region = country.map(quietRegion) ?? deviceRegion
        return withText(of: node) {
            tables.phones.check($0, region: region, candidates: country == nil ? [] : deviceRegions)
        }
    }

    /// What the code of a rule wants to know of the number that its condition is about.
    func parameters(of rule: RuleOperation, _ found: FoundMembers) -> [Parameter] {
        guard let first = rule.condition else { return [] }
        let known = rules.parameters(ofProblem: rule.problem)
        if known.isEmpty { return [] }
        // A condition is a run of tests; whatever the way through it, this is the number that it asks about.
        var row = first
        while row < rules.tests.count, rules.tests[row].action != .numberType { row += 1 }
        guard row < rules.tests.count, rules.tests[row].scope == .subject, let node = found[rules.tests[row].place]
        else {
            return []
        }
        guard let result = self.number(at: node, found[rules.tests[row].otherPlace]), let number = result.number else {
            return []
        }
        let region = tables.phones.region(of: number) ?? number.mainRegion
        return [Parameter("region", region.description), Parameter("type", result.type.rawValue)].filter {
            known.contains($0.name)
        }
    }
}

extension PhoneNumberType {
    /// The same as conditions know it; nil when no plan has the number.
    var use: PhoneUse? {
        switch self {
        case .fixedLine: .fixedLine
        case .mobile: .mobile
        case .fixedLineOrMobile: .fixedLineOrMobile
        case .tollFree: .tollFree
        case .premiumRate: .premiumRate
        case .sharedCost: .sharedCost
        case .voip: .voip
        case .personalNumber: .personalNumber
        case .pager: .pager
        case .uan: .uan
        case .voicemail: .voicemail
        case .unknown: nil
        }
    }
}
