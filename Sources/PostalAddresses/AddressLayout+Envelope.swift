import TableFormat
import UnicodeText

extension AddressLayout {
    /// The lines of an address as they are printed on an envelope; none when nothing was given.
    ///
    /// - Parameters:
    ///   - script: the script to write in; nil for that of the text itself: see `script(of:)`.
    ///   - language: a BCP 47 code for the country line and for words such as "bus" before a box; nil for the language of
    ///     `origin`, and for the first word the country has.
    ///   - origin: the country the letter is posted in; when it is another one, the last line names the country, in capitals.
    public func envelope(
        of address: PostalAddress, script: AddressScript? = nil, language: String? = nil, origin: String? = nil
    ) -> [String] {
        var writer = EnvelopeWriter(self, address)
        writer.write(script: script, language: language, country: countryLine(from: origin, language: language))
        return writer.lines
    }

    /// The address as one line of text, for a preview or a list: as the fields are kept, without capitals. The parts are
    /// joined as the script does it.
    public func singleLine(
        of address: PostalAddress, script: AddressScript? = nil, language: String? = nil, origin: String? = nil
    ) -> String {
        var writer = EnvelopeWriter(self, address)
        let country = countryName(from: origin, language: language)
        writer.writePlain(script: script, language: language, country: country)
        return writer.singleLine
    }

    /// The script of an address: local when an address field has letters that are not Latin.
    public func script(of address: PostalAddress) -> AddressScript { EnvelopeWriter(self, address).script }

    /// Whether the country has lines of its own for its own script.
    public var hasLocalEnvelope: Bool { !tables.layouts.localEnvelope[row, of: tables.lines.count].isEmpty }

    /// What the last line says of post from `origin`: the name of the country in capitals, in `language` or that of the
    /// origin, else in English; nil when the letter stays with one post, as between Puerto Rico and the
    /// United States, or when nobody says where it is posted.
    public func countryLine(from origin: String?, language: String? = nil) -> String? {
        let language = self.language(language, from: origin)
        return countryName(from: origin, language: language).map {
            CaseMapping.uppercased($0, language: language ?? "")
        }
    }

    private func countryName(from origin: String?, language: String?) -> String? {
        guard let origin, let from = tables.country(origin.utf8),
            tables.post(of: from.packed, from.layout) != tables.post(of: packed, row)
        else { return nil }
        let code = regionCode
        let language = self.language(language, from: origin)
        return language.flatMap { CountryNames.displayName(code, locale: $0) }
            ?? CountryNames.displayName(code, locale: "en") ?? code
    }

    private func language(_ asked: String?, from origin: String?) -> String? {
        asked
            ?? origin.flatMap { tables.country($0.utf8) }.flatMap {
                LikelyLanguage(region: AddressTables.code($0.packed))?.language
            }
    }
}

extension AddressTables {
    /// The country whose post a country is inland of; itself where it has a post of its own.
    func post(of packed: Int, _ layout: Int) -> Int {
        let post = layouts[layout, .inlandOf]
        return post == 0 ? packed : post
    }
}

extension EnvelopeWriter {
    init(_ layout: AddressLayout, _ address: PostalAddress) {
        self.init(layout)
        for field in address.fields { self.field(field.name.utf8Span.span, field.value.utf8Span.span) }
    }

    /// The number of lines.
    public var lineCount: Int { ends.count }

    /// Calls `body` with the UTF-8 of a line; with nothing when there is no such line.
    public func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        output.withUnsafeBufferPointer { output in
            guard ends.indices.contains(index) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
            return body(UnsafeBufferPointer(rebasing: output[(index == 0 ? 0 : ends[index - 1])..<ends[index]]))
        }
    }

    /// The lines as texts.
    public var lines: [String] {
        ends.indices.map { withLine($0) { String(decoding: $0, as: UTF8.self) } }
    }

    /// The lines as one, joined as the script of the text does it.
    public var singleLine: String {
        let joiner = tables.text.utf8(tables.joiners[EnvelopeText.script(output.span, tables.characters)])
        var text: [UInt8] = []
        text.reserveCapacity(output.count + ends.count * joiner.count)
        for index in ends.indices {
            if index > 0 { text.append(contentsOf: joiner) }
            withLine(index) { text.append(contentsOf: $0) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
