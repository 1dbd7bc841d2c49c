import TableFormat

/// `CountryData/dialling.json`: what is known of calling codes beside their plans.
struct PhoneDialling {
    struct Facts {
        var traits: PhoneSchema.DiallingTraits = []
        var typedPrefix: Int?

        /// Bit n: digit n must not follow the typed prefix.
        var typedPrefixExceptions = 0
    }

    static let path = "CountryData/dialling.json"

    private static let traits: KeyValuePairs<String, PhoneSchema.DiallingTraits> = [
        "geographicMobiles": .geographicMobiles, "mobilesWithoutAreaCode": .mobilesWithoutAreaCode,
        "areaCodesWithoutPrefix": .areaCodesWithoutPrefix, "mobileToken": .mobileToken, "codeInFront": .codeInFront,
        "mobilesDialInternational": .mobilesDialInternational, "peopleInternational": .peopleInternational,
        "peopleByCarrier": .peopleByCarrier,
    ]

    private var known: [Int: Facts] = [:]

    init(_ workspace: Workspace, _ list: PhoneCodeList, _ diagnostics: Diagnostics) {
        guard let object = workspace.file(PhoneDialling.path)?.root.object(["source", "callingCodes"], diagnostics)
        else { return }
        _ = object.text("source")
        for entry in object.array("callingCodes") ?? [] {
            let members = ["callingCode", "typedPrefix"] + PhoneDialling.traits.map(\.key)
            guard let code = entry.object(members, diagnostics), let callingCode = code.integer("callingCode")
            else { continue }
            guard list.codes.contains(where: { $0.callingCode == callingCode }), known[callingCode] == nil else {
                diagnostics.report(
                    "phone.badCallingCode", at: entry, "no plan has this calling code, or it was named before")
                continue
            }
            var facts = Facts()
            for (name, trait) in PhoneDialling.traits where code.optionalBool(name) == true {
                facts.traits.insert(trait)
            }
            if let prefix = code.optional("typedPrefix")?.object(["digit", "notBefore"], diagnostics) {
                let exceptions = prefix.integers("notBefore") ?? []
                facts.typedPrefix = prefix.integer("digit")
                guard ([facts.typedPrefix ?? 0] + exceptions).allSatisfy({ 0...9 ~= $0 }) else {
                    diagnostics.report("phone.badDigit", at: prefix.value, "a digit is a number from 0 to 9")
                    continue
                }
                facts.typedPrefixExceptions = exceptions.reduce(0) { $0 | 1 << $1 }
            }
            known[callingCode] = facts
        }
    }

    func facts(_ callingCode: Int) -> Facts { known[callingCode] ?? Facts() }
}
