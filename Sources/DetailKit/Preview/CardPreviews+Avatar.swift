import JSONText
import PhoneNumbers
import TableFormat
import UnicodeText

extension CardPreviews {
    /// The photo that stands for the person, for a circle that sees any; else the first letters of the name.
    func avatar(_ seen: Seen) -> Preview.Avatar {
        let photos = seen.first { $0.kind.row == table.avatarKind }
        if let photos, let first = photos.items.first {
            let all = table.avatarChoice == .first ? items(of: photos.kind).first : nil
            let shown = first.members.filter { member in table.avatarShown.contains { $0.name == member.name } }
            return .photo(all.flatMap(photo(at:)) ?? Preview.Item(path: first.path, members: shown))
        }
        return .initials(Initials.of(name(seen), particles: table.particles))
    }

    /// What an avatar shows of a photo: which one it is, not how it is labelled.
    private func photo(at node: JSONNode) -> Preview.Item? {
        let members = table.avatarShown.compactMap { shown in
            document.member(shown.name, of: node).flatMap { value($0, shown.type) }.map { (shown.name, $0) }
        }
        return members.isEmpty ? nil : Preview.Item(path: document.pointer(to: node).description, members: members)
    }

    /// The name that everybody sees, else the first that the circle sees.
    private func name(_ seen: Seen) -> String {
        guard let names = seen.first(where: { $0.kind.row == table.nameKind })?.items, let member = table.nameMember
        else {
            return ""
        }
        let flag = table.nameFlag ?? ""
        let name = names.first { $0[flag] == .flag(true) } ?? names.first
        if case .text(let text)? = name?[member] { return text }
        return ""
    }

    /// One line: of each part the first that is seen.
    func summary(_ seen: Seen) -> String {
        var parts: [(part: Int, text: String)] = []
        for choice in table.choices where !parts.contains(where: { $0.part == choice.part }) {
            let items = seen.first { $0.kind.row == choice.kind }?.items ?? []
            let texts = items.lazy.compactMap { text(of: choice, in: $0) }
            if let text = texts.first(where: { !$0.isEmpty }) { parts.append((choice.part, text)) }
        }
        return parts.sorted { $0.part < $1.part }.map(\.text).joined(separator: table.separator)
    }

    private func text(of choice: VisibilityTable.Choice, in item: Preview.Item) -> String? {
        switch item[choice.member] {
        case .text(let text) where choice.field == nil:
            guard choice.form == .international, let number = number(text) else { return text }
            return tables.phones.format(number, .international)
        case .fields(let fields): return fields.first { $0.name == choice.field }?.value
        default: return nil
        }
    }

    /// A number in its saved form, which needs no country.
    private func number(_ text: String) -> PhoneNumber? {
        tables.phones.check(text.utf8Span.span, region: nil, candidates: []).number
    }
}

/// The first letters of a name.
enum Initials {
    /// The first letter of the first word and of the last, in capitals where the script has them. Particles ("de", "van") are
    /// passed over as long as another word is left, and so is what stands before the first letter of a word.
    static func of(_ name: String, particles: [String]) -> String {
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        let weighty = words.filter { !particles.contains($0) && firstLetter(of: $0) != nil }
        let letters = (weighty.isEmpty ? words : weighty).compactMap(firstLetter(of:))
        guard let first = letters.first else { return "" }
        return capital(first) + (letters.count > 1 ? capital(letters[letters.count - 1]) : "")
    }

    /// The first grapheme cluster that holds a letter.
    private static func firstLetter(of word: String) -> String? {
        var rest = Array(word.utf8.prefix(longestWord))
        while !rest.isEmpty {
            let end = max(1, GraphemeClusters.end(ofFirst: 1, in: rest.span))
            let cluster = String(decoding: rest[..<end], as: UTF8.self)
            if cluster.unicodeScalars.contains(where: \.properties.isAlphabetic) { return cluster }
            rest.removeFirst(end)
        }
        return nil
    }

    /// Bytes of a word in which a letter is looked for.
    private static let longestWord = 256

    private static func capital(_ letter: String) -> String {
        let upper = CaseMapping.uppercased(letter, language: "")
        // A letter whose capital is two (ß) stays as it is.
        return GraphemeClusters.count(upper.utf8Span.span) == 1 ? upper : letter
    }
}
