import JSONText
import TableFormat
import UnicodeText

/// `Rules/characters/address.json`: the symbols of codes and field rules, what separates them, and look-alikes.
struct AddressCharacters {
    /// The bytes of the alphabet, in the order of the automaton's symbols.
    private(set) var symbols: [UInt8] = []
    private var flags: [(ranges: UnicodeSetRanges, bit: UInt32)] = []
    private var nothing: [String] = []
    private var digits: [Unicode.Scalar] = []
    private var codeWords: [String] = []

    /// The digit that makes up no code by itself.
    private(set) var noCode: UInt8?
    private var lookAlikes: [(letter: UInt8, digit: UInt8)] = []
    private(set) var folding: RegionFolding

    init?(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let members = [
            "source", "symbols", "separators", "marks", "spaces", "refused", "hyphens", "commas", "composing",
            "passedOver", "decimals", "brackets", "digits", "lookAlikes", "noCode", "nothing", "codeWords", "names",
        ]
        guard let file = workspace.file("Rules/characters/address.json"),
            let object = file.root.object(members, diagnostics), let symbols = object.text("symbols"),
            let names = object.required("names"), let folding = RegionFolding(names, diagnostics)
        else { return nil }
        self.folding = folding
        _ = object.text("source")
        for byte in symbols.utf8 {
            if byte >= 0x80 || self.symbols.contains(byte) || 0x61...0x7A ~= byte {
                diagnostics.report(
                    "address.badSymbol", at: object.required("symbols") ?? object.value,
                    "symbols are ASCII, upper case, each of them once")
                return nil
            }
            self.symbols.append(byte)
        }
        let kinds = [
            ("separators", AddressCharacter.separator), ("marks", AddressCharacter.mark),
            ("spaces", AddressCharacter.space), ("refused", AddressCharacter.refused),
            ("hyphens", AddressCharacter.hyphen), ("commas", AddressCharacter.comma),
            ("composing", AddressCharacter.composing), ("passedOver", AddressCharacter.passedOver),
            ("decimals", AddressCharacter.decimal), ("brackets", AddressCharacter.bracket),
        ]
        for (name, bit) in kinds {
            guard let value = object.required(name) else { continue }
            if let ranges = Self.set(value, diagnostics) { flags.append((ranges, bit)) }
        }
        noCode = object.text("noCode").flatMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
        nothing = (object.optionalTexts("nothing") ?? []).map { $0.lowercased() }
        addDigits(object.optionalArray("digits") ?? [], diagnostics)
        addCodeWords(object.optionalArray("codeWords") ?? [], diagnostics)
        for value in object.array("lookAlikes") ?? [] {
            guard let pair = value.object(["letter", "digit"], diagnostics), let letter = pair.text("letter")?.utf8,
                let digit = pair.text("digit")?.utf8
            else { continue }
            guard letter.count == 1, digit.count == 1, let first = letter.first, let second = digit.first,
                0x41...0x5A ~= first, 0x30...0x39 ~= second
            else {
                diagnostics.report(
                    "address.badLookAlike", at: value, "a look-alike is one capital letter and one digit")
                continue
            }
            lookAlikes.append((first, second))
        }
    }

    /// `digits`: the zeros of scripts whose other digits follow in order.
    private mutating func addDigits(_ values: [SourceValue], _ diagnostics: Diagnostics) {
        for value in values {
            let scalars = value.text(diagnostics)?.unicodeScalars
            if let zero = scalars?.first, scalars?.count == 1, zero.properties.numericValue == 0, !zero.isASCII {
                digits.append(zero)
            } else {
                diagnostics.report("address.badDigit", at: value, "a zero of another script is one character")
            }
        }
    }

    /// `codeWords`: what a postal code is called where it stands before one.
    private mutating func addCodeWords(_ values: [SourceValue], _ diagnostics: Diagnostics) {
        for value in values {
            guard let word = value.text(diagnostics).map(folding.fold) else { continue }
            if word.isEmpty || codeWords.contains(word) {
                diagnostics.report("address.badCodeWord", at: value, "this word is there already, or has no letter")
            }
            codeWords.append(word)
        }
        codeWords.sort { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// The characters of a set in UnicodeSet notation, or nil after a report.
    static func set(_ value: SourceValue, _ diagnostics: Diagnostics) -> UnicodeSetRanges? {
        guard let text = value.text(diagnostics) else { return nil }
        do { return try UnicodeSetRanges(text) } catch {
            diagnostics.report("address.badSet", at: value, "not a set of characters: \(error.rawValue)")
            return nil
        }
    }

    /// Each letter stands for both its cases.
    var alphabet: [[UInt8]] { symbols.map { 0x41...0x5A ~= $0 ? [$0, $0 | 0x20] : [$0] } }

    /// What the words for nothing have in common.
    var nothingFilter: WordFilter {
        var filter = WordFilter()
        for word in nothing { filter.add(word.utf8) }
        return filter
    }

    func write(into image: inout ImageBuilder, _ envelopes: EnvelopeRules) {
        var map = CodePointMap.Builder(unicodeVersion: UnicodeVersion.current)
        for (set, bit) in flags { for range in set.ranges { map.formUnion(range, bit) } }
        for zero in digits {
            for digit in UInt32(0)...9 {
                let scalar = zero.value + digit
                map.formUnion(scalar...scalar, (digit + 1) << AddressCharacter.digitShift)
            }
        }
        envelopes.mark(&map)
        image.add("chrs", map)
        var table = RecordTable.Builder(fields: AddressSchema.LookAlikeColumn.allCases.count)
        for pair in lookAlikes { table.add([Int(pair.letter), Int(pair.digit)]) }
        image.add("look", table)
        var words = TextPool.Builder()
        for word in nothing { _ = words.intern(word) }
        image.add("nthg", words)
        var labels = TextPool.Builder()
        for word in codeWords { _ = labels.intern(word) }
        image.add("cwrd", labels)
        folding.write(into: &image)
    }
}
