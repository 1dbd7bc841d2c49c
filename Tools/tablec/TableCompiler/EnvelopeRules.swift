import TableFormat
import UnicodeText

/// `Rules/address/envelope.json`: which signs stand between the parts of a line, and where a field goes that the envelope of
/// a country does not have.
struct EnvelopeRules {
    /// Where a field goes that a country's envelope lacks.
    struct Stray {
        enum Place: String, CaseIterable { case first, before, after, afterAll, beside, end }

        let fields: [Int]
        let text: String
        let numberFirst: String?
        let place: Place

        /// The place in an envelope of the country's own script.
        let localPlace: Place
        let anchors: [Int]
        let value: SourceValue
    }

    private(set) var strays: [Stray] = []
    private(set) var numberFirst: Set<String> = []

    /// What stands between two digits before a field, by field.
    var betweenDigits: [Int: String] = [:]
    var once: [Once] = []
    var words: [Word] = []
    private(set) var edges: UnicodeSetRanges?
    private(set) var dashes: UnicodeSetRanges?
    private var silent: UnicodeSetRanges?
    private(set) var scripts: [UnicodeSetRanges] = []
    private(set) var joiners: [String] = []
    private var between: UnicodeSetRanges?
    private var opening: UnicodeSetRanges?
    private var closing: UnicodeSetRanges?

    init?(
        _ workspace: Workspace, _ vocabulary: AddressVocabulary, _ countries: AddressCountries,
        _ diagnostics: Diagnostics
    ) {
        let members = [
            "source", "edges", "dashes", "between", "opening", "closing", "joiner", "scripts", "strays", "numberFirst",
            "silent", "betweenDigits", "once", "words",
        ]
        guard let file = workspace.file("Rules/address/envelope.json"),
            let object = file.root.object(members, diagnostics), object.text("source") != nil,
            let joiner = object.text("joiner"), let scripts = object.array("scripts")
        else { return nil }
        func set(_ object: SourceObject?, _ name: String) -> UnicodeSetRanges? {
            object?.required(name).flatMap { AddressCharacters.set($0, diagnostics) }
        }
        edges = set(object, "edges")
        dashes = set(object, "dashes")
        silent = set(object, "silent")
        between = set(object, "between")
        opening = set(object, "opening")
        closing = set(object, "closing")
        joiners = [joiner]
        for value in scripts {
            let script = value.object(["letters", "joiner"], diagnostics)
            guard let letters = set(script, "letters"), let joiner = script?.text("joiner") else { continue }
            self.scripts.append(letters)
            joiners.append(joiner)
        }
        if self.scripts.count > AddressSchema.maximumScripts {
            diagnostics.report(
                "address.badScripts", at: object.value, "at most \(AddressSchema.maximumScripts) groups of scripts")
        }
        if let regions = object.required("numberFirst")?.object(["source", "regions"], diagnostics),
            regions.text("source") != nil
        {
            numberFirst = countries.codes(regions.array("regions"), diagnostics)
        }
        addWords(object, vocabulary, countries, diagnostics)
        strays = (object.array("strays") ?? []).compactMap { Stray($0, vocabulary, diagnostics) }
    }

    /// What stands between two fields, cut into what belongs to the first, to neither and to the second.
    func parts(_ text: String) -> EnvelopeLine.Parts {
        let scalars = Array(text.unicodeScalars)
        let start = scalars.firstIndex { !(closing?.contains($0.value) ?? false) } ?? scalars.count
        let end = scalars[start...].lastIndex { !(opening?.contains($0.value) ?? false) }.map { $0 + 1 } ?? start
        return EnvelopeLine.Parts(
            closing: Self.string(scalars[..<start]), between: Self.string(scalars[start..<end]),
            opening: Self.string(scalars[end...]))
    }

    /// The text that begins a group: signs that stand between parts, then what belongs to the field.
    func splitOpening(_ text: String) -> (between: String, rest: String) {
        let scalars = Array(text.unicodeScalars)
        let end = scalars.firstIndex { !(between?.contains($0.value) ?? false) } ?? scalars.count
        return (Self.string(scalars[..<end]), Self.string(scalars[end...]))
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// Adds the bits of the characters to the map of characters.
    func mark(_ map: inout CodePointMap.Builder) {
        for range in edges?.ranges ?? [] { map.formUnion(range, AddressCharacter.edge) }
        for range in dashes?.ranges ?? [] { map.formUnion(range, AddressCharacter.edge | AddressCharacter.dash) }
        for range in silent?.ranges ?? [] { map.formUnion(range, AddressCharacter.silent) }
        for (row, set) in scripts.enumerated() {
            for range in set.ranges { map.formUnion(range, UInt32(row + 1) << AddressCharacter.scriptShift) }
        }
    }
}

extension EnvelopeRules.Stray {
    init?(_ value: SourceValue, _ vocabulary: AddressVocabulary, _ diagnostics: Diagnostics) {
        let members = ["fields", "text", "numberFirst", "place", "local", "anchors"]
        guard let object = value.object(members, diagnostics), let fields = object.array("fields"),
            let text = object.text("text"), let name = object.text("place")
        else { return nil }
        let local = object.optionalText("local") ?? name
        guard let place = EnvelopeRules.Stray.Place(rawValue: name),
            let localPlace = EnvelopeRules.Stray.Place(rawValue: local)
        else {
            diagnostics.report("address.badPlace", at: value, "no line has a place of this name")
            return nil
        }
        self.fields = fields.compactMap { vocabulary.field($0, diagnostics) }
        self.text = text
        numberFirst = object.optionalText("numberFirst")
        self.place = place
        self.localPlace = localPlace
        anchors = (object.optionalArray("anchors") ?? []).compactMap { vocabulary.field($0, diagnostics) }
        self.value = value
    }
}

extension UnicodeSetRanges {
    func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } }
}
