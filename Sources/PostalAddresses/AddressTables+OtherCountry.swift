import TableFormat

extension AddressTables {
    /// The one country beside this layout's that has a code of this form. Digits alone tell nothing: too many countries use
    /// them. Of several, the one that leaves its letters the least choice: JE in a code is Jersey's, whatever Britain's
    /// pattern lets through.
    func onlyCountry(with code: CompactCode, beside layout: Int) -> Int? {
        if code.isDigits { return nil }
        var best: (choices: Int, country: Int)?
        var isTied = false
        for other in 1..<facts.count where other != layout && facts[other].hasCodes {
            guard let choices = choices(code, other) else { continue }
            if let known = best, known.choices <= choices {
                if known.choices == choices { isTied = true }
                continue
            }
            best = (choices, layouts[other, .code])
            isTied = false
        }
        return isTied ? nil : best?.country
    }

    /// The one country beside this layout's that writes a code of digits in groups as the text does: 00-902, 1149-014.
    func onlyCountry(layingOut code: CompactCode, as text: Span<UInt8>, beside layout: Int) -> Int? {
        guard code.isDigits, text.count > code.count else { return nil }
        var found: Int?
        for other in 1..<facts.count where other != layout && facts[other].hasCodes {
            guard verdict(code, in: other).isExact, isLaidOut(text, code, in: other) else { continue }
            if found != nil { return nil }
            found = layouts[other, .code]
        }
        return found
    }

    /// The country whose letters stand before a code of its own, such as B-2000, when it is only one and not this one.
    func onlyCountry(cutting code: CompactCode, beside layout: Int) -> Int? {
        var found: Int?
        for other in 1..<facts.count where other != layout && facts[other].hasCodes {
            guard cutting(code, in: other) != nil else { continue }
            if found != nil { return nil }
            found = layouts[other, .code]
        }
        return found
    }

    /// The country that a code belongs to among those that have their codes from one plan: 8001 in Liechtenstein is Zürich's,
    /// 97200 in Guadeloupe is one of Martinique.
    func country(inPlanOf layout: Int, with code: CompactCode) -> Int? {
        guard let plan = facts[layout].plan, verdict(code, in: plan.row).isExact else { return nil }
        var found: Int?
        for other in 1..<facts.count where other != layout && facts[other].plan?.row == plan.row {
            guard verdict(code, in: other).isExact else { continue }
            if found != nil { return nil }
            found = layouts[other, .code]
        }
        return found ?? otherCountry(code, plan.row) ?? layouts[plan.row, .code]
    }

    /// In how many ways the letters of a code could be others; nil when it is no code of the layout's country. Letters that
    /// only name the country leave no choice.
    private func choices(_ code: CompactCode, _ layout: Int) -> Int? {
        var code = code
        if !verdict(code, in: layout).isExact {
            guard let rest = cutting(code, in: layout) else { return nil }
            code = rest
        } else if otherCountry(code, layout) != nil {
            return nil
        }
        // Letters that may be any say nothing: those before digits are as well the sign of a country or a word.
        if !code.hasDigit { return nil }
        let leading = (0..<code.count).first { code[$0] < 0x41 } ?? 0
        let isLeading = leading > 0 && code.dropping(leading).isDigits
        var choices = 0
        for place in 0..<code.count where code[place] >= 0x41 {
            var changed = code
            for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") where letter != code[place] {
                changed[place] = letter
                if verdict(changed, in: layout).isExact { choices += 1 }
            }
        }
        return isLeading && leading <= Self.shortSign && choices > 0 ? nil : choices
    }

    /// Letters of most signs of countries.
    private static var shortSign: Int { 2 }
}
