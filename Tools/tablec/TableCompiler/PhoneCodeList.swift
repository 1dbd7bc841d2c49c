import TableFormat

/// All plans by calling code, in the order of `CountryData/phone/calling-codes.json`: within a code the main region first,
/// then the order in which a number is tried against the regions.
struct PhoneCodeList {
    struct Code {
        let callingCode: Int
        let plans: [PhonePlanFile]
    }

    static let folder = "CountryData/phone"
    static let path = "\(folder)/calling-codes.json"

    private(set) var codes: [Code] = []

    init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let plans = workspace.files(in: PhoneCodeList.folder).filter { $0.path != PhoneCodeList.path }
            .compactMap { PhonePlanFile($0, diagnostics) }
        guard
            let list = workspace.file(PhoneCodeList.path)?.root.object(["callingCodes"], diagnostics)?
                .array("callingCodes")
        else { return nil }
        var used = 0
        for entry in list {
            guard let object = entry.object(["callingCode", "regions"], diagnostics),
                let callingCode = object.integer("callingCode"), let regions = object.array("regions")
            else { continue }
            guard (1..<PhoneSchema.codeSlots).contains(callingCode) else {
                diagnostics.report("phone.badCallingCode", at: entry, "a calling code has one to three digits")
                continue
            }
            let found = regions.compactMap { region -> PhonePlanFile? in
                let name = region.text(diagnostics)
                let plan = plans.first { $0.regionCode == name && $0.callingCode == callingCode }
                if plan == nil {
                    diagnostics.report("phone.missingPlan", at: region, "no plan has this region and calling code")
                }
                return plan
            }
            used += found.count
            check(found, at: entry, diagnostics)
            codes.append(Code(callingCode: callingCode, plans: found))
        }
        if used != plans.count {
            diagnostics.report(
                "phone.unlistedPlan", file: PhoneCodeList.path,
                "\(plans.count) plans, but \(used) of them are listed")
        }
    }

    private func check(_ plans: [PhonePlanFile], at value: SourceValue, _ diagnostics: Diagnostics) {
        if plans.count > 1, plans.firstIndex(where: \.isMain) != 0 || plans.filter(\.isMain).count != 1 {
            diagnostics.report("phone.mainRegion", at: value, "the main region, and no other, comes first")
        }
        if let last = codes.last?.callingCode, let first = plans.first?.callingCode, first <= last {
            diagnostics.report("phone.badCallingCode", at: value, "calling codes ascend")
        }
    }
}
