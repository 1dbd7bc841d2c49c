import PostalAddresses
import Testing

/// How a street line is taken apart: `street|houseNumber|addition|box|supplement`, or nothing.
@Suite struct StreetTests {
    let layouts = try! AddressLayouts.embedded

    static let cases: [(country: String, line: String, parts: String?)] = [
        ("NL", "Dorpsstraat 12", "Dorpsstraat|12|||"),
        ("NL", "Dorpsstraat 12A", "Dorpsstraat|12|A||"),
        ("NL", "Dorpsstraat 12 a", "Dorpsstraat|12|a||"),
        ("NL", "Dorpsstraat 12-2", "Dorpsstraat|12|2||"),
        ("NL", "Dorpsstraat 12 - 2", "Dorpsstraat|12|2||"),
        ("NL", "Dorpsstraat 12–2", "Dorpsstraat|12|2||"),
        ("NL", "Dorpsstraat 12 bis", "Dorpsstraat|12|bis||"),
        ("NL", "Dorpsstraat 12bis A", "Dorpsstraat|12|bis A||"),
        ("NL", "Dorpsstraat 3-hs", "Dorpsstraat|3|hs||"),
        ("NL", "Dorpsstraat 3 huis", "Dorpsstraat|3|huis||"),
        ("NL", "Dorpsstraat 12 II", "Dorpsstraat|12|II||"),
        ("NL", "Dorpsstraat 12-III", "Dorpsstraat|12|III||"),
        ("NL", "Dorpsstraat 12 1e", "Dorpsstraat|12|1e||"),
        ("NL", "Dorpsstraat 12 2 hoog", "Dorpsstraat|12|2 hoog||"),
        ("NL", "Dorpsstraat 12 zw", "Dorpsstraat|12|zw||"),
        ("NL", "Dorpsstraat 12 rd", "Dorpsstraat|12|rd||"),
        ("NL", "Dorpsstraat 12 t/o", "Dorpsstraat|12|t/o||"),
        ("NL", "Dorpsstraat 12 A-3", "Dorpsstraat|12|A-3||"),
        ("NL", "Dorpsstraat 12A3", "Dorpsstraat|12|A3||"),
        ("NL", "Dorpsstraat, 12", "Dorpsstraat|12|||"),
        ("NL", "Dorpsstraat nr. 12", "Dorpsstraat|12|||"),
        ("NL", "Dorpsstraat № 12", "Dorpsstraat|12|||"),
        ("NL", "  Dorpsstraat   12  ", "Dorpsstraat|12|||"),
        ("NL", "Straat 1", "Straat|1|||"),
        ("NL", "Plein 1944 12", "Plein 1944|12|||"),
        ("NL", "Plein '40-'45 12a", "Plein '40-'45|12|a||"),
        ("NL", "Plein ’40-’45 12a", "Plein ’40-’45|12|a||"),
        ("NL", "Laan 1940-1945 7", "Laan 1940-1945|7|||"),
        ("NL", "2e Van der Helststraat 5", "2e Van der Helststraat|5|||"),
        ("NL", "1e Kade 3", "1e Kade|3|||"),
        ("NL", "18 Septemberplein 12", "18 Septemberplein|12|||"),
        ("NL", "Burg. d'Aillystraat 12", "Burg. d'Aillystraat|12|||"),
        ("NL", "Prins Bernhardstraat 9-2 A", "Prins Bernhardstraat|9|2 A||"),
        ("NL", "Dorpsstraat 12 3-hs", "Dorpsstraat|12|3-hs||"),
        ("NL", "Dorpsstraat 3a bis", "Dorpsstraat|3|a bis||"), ("NL", "Dorpsstraat 1 bis II", "Dorpsstraat|1|bis II||"),
        ("NL", "Dorpsstraat 12 unit 5", "Dorpsstraat|12|unit 5||"), ("NL", "Industrieweg 12 hal 3", nil),
        ("NL", "Industrieweg 12 en 14", nil), ("NL", "Plein 1944", nil), ("NL", "Laan 1940-1945", nil),
        ("NL", "Dorpsstraat", nil),
        ("NL", "Dorpsstraat 263-267", nil), ("NL", "Dorpsstraat 12-104", "Dorpsstraat|12|104||"),
        ("DE", "rue du 8 mai 1945", nil), ("DE", "Rue du 8 mai 1945 12", "Rue du 8 mai 1945|12|||"),
        ("IT", "Via 25 aprile 1945", nil), ("IT", "Via XX Settembre 5", "Via XX Settembre|5|||"),
        ("BR", "Rua Sete de Setembro, 1950", "Rua Sete de Setembro|1950|||"),
        ("FR", "12 rue du 8 mai 1945", "rue du 8 mai 1945|12|||"),
        ("NL", "Dorpsstraat 12 2", nil), ("NL", "Postbus 123", nil), ("NL", "Antwoordnummer 1234", nil),
        ("NL", "Dam t/o 12", nil), ("NL", "Dam tegenover 12", nil), ("NL", "Huis A, Dorpsstraat 12", nil),
        ("NL", "12 Dorpsstraat", nil), ("NL", "12", nil), ("NL", "", nil), ("NL", "A 12", nil),
        ("NL", "Dorpsstraat 0", nil), ("NL", "Dorpsstraat 12 bij Jansen", nil), ("NL", "Rijksweg km 12", nil),

        ("BE", "Voorbeeldstraat 303, bus 100", "Voorbeeldstraat|303||100|"),
        ("BE", "Voorbeeldstraat 303 bus 100", "Voorbeeldstraat|303||100|"),
        ("BE", "Voorbeeldstraat 303bus100", "Voorbeeldstraat|303||100|"),
        ("BE", "Voorbeeldstraat 255, box2", "Voorbeeldstraat|255||2|"),
        ("BE", "Voorbeeldstraat 12 (bus 3)", "Voorbeeldstraat|12||3|"),
        ("BE", "Voorbeeldstraat 12 - bus 3", "Voorbeeldstraat|12||3|"),
        ("BE", "Voorbeeldstraat 12 b 3", "Voorbeeldstraat|12||3|"),
        ("BE", "Voorbeeldstraat 12 b3", "Voorbeeldstraat|12||3|"),
        ("BE", "Voorbeeldstraat 12A bus 3", "Voorbeeldstraat|12A||3|"),
        ("BE", "Voorbeeldstraat 12 A", "Voorbeeldstraat|12A|||"),
        ("BE", "Voorbeeldstraat 12 bus A", "Voorbeeldstraat|12||A|"),
        ("BE", "Voorbeeldstraat 12 bus 1.02", "Voorbeeldstraat|12||1.02|"),
        ("BE", "Rue de l’Exemple 16 bte 3", "Rue de l’Exemple|16||3|"),
        ("BE", "Rue de l’Exemple 16 boîte 3", "Rue de l’Exemple|16||3|"),
        ("BE", "Rue de l’Exemple 16 BTE. 3", "Rue de l’Exemple|16||3|"),
        ("BE", "Voorbeeldlaan 18/4", "Voorbeeldlaan|18||4|"),
        ("BE", "Voorbeeldlaan 20/A", "Voorbeeldlaan|20||A|"),
        ("BE", "Voorbeeldlaan 7B", "Voorbeeldlaan|7B|||"),
        ("BE", "Voorbeeldlaan 24-26", "Voorbeeldlaan|24-26|||"),
        ("BE", "Voorbeeldlaan 24 – 26", "Voorbeeldlaan|24-26|||"),
        ("BE", "Voorbeeldlaan 24-26 bus 3", "Voorbeeldlaan|24-26||3|"),
        ("BE", "Voorbeeldlaan 24-26/3", "Voorbeeldlaan|24-26||3|"),
        ("BE", "Voorbeeldlaan bus 3", nil), ("BE", "Voorbeeldlaan 12 bus", nil), ("BE", "16, rue de l'Exemple", nil),

        ("DE", "Beispielstraße 12", "Beispielstraße|12|||"),
        ("DE", "Beispielstr.12a", "Beispielstr.|12a|||"),
        ("DE", "Beispielstr. 12 a", "Beispielstr.|12 a|||"),
        ("DE", "Beispielstraße 12-14", "Beispielstraße|12-14|||"),
        ("DE", "Beispielstraße 12 – 14", "Beispielstraße|12-14|||"),
        ("DE", "Beispielstraße 12a-c", "Beispielstraße|12a-c|||"),
        ("DE", "Beispielstraße 12/14", "Beispielstraße|12/14|||"),
        ("DE", "Beispielstraße 12 1/2", "Beispielstraße|12 1/2|||"),
        ("DE", "Beispielstraße 12½", "Beispielstraße|12½|||"),
        ("DE", "Straße des 17. Juni 135", "Straße des 17. Juni|135|||"),
        ("DE", "Beispielstraße 12, Hinterhaus", "Beispielstraße|12|||Hinterhaus"),
        ("DE", "Beispielstraße 12 Haus 3", "Beispielstraße|12|||Haus 3"),
        ("DE", "Beispielstraße 12, 3. OG links", "Beispielstraße|12|||3. OG links"),
        ("DE", "Beispielstraße 12 H", "Beispielstraße|12 H|||"),
        ("DE", "C 4, 5", "C 4|5|||"), ("DE", "Q7 24", "Q7|24|||"), ("DE", "Q7, 24", "Q7|24|||"),
        ("DE", "Q7", nil), ("DE", "C 4", nil), ("DE", "Postfach 12 34", nil), ("DE", "Packstation 123", nil),
        ("DE", "Beispielstraße 12, EG rechts", "Beispielstraße|12|||EG rechts"),
        ("DE", "Beispielstraße 12 Hs. 3", nil), ("DE", "Halle 3", nil), ("DE", "Gleis 3", nil), ("DE", "Haus 3", nil),
        ("DE", "Straße 12 5", nil), ("DE", "Platz des 18. März", nil),

        ("AT", "Beispielgasse 12/3/45", "Beispielgasse|12/3/45|||"),
        ("AT", "Beispielgasse 12/Stiege 3", nil),
        ("CH", "Musterweg 12", "Musterweg|12|||"), ("CH", "Musterweg 12a", "Musterweg|12a|||"),
        ("SE", "Exempelgatan 12 lgh 1101", "Exempelgatan|12|||lgh 1101"),
        ("SE", "Exempelgatan 12 B", "Exempelgatan|12 B|||"), ("SE", "Box 123", nil),
        ("DK", "Eksempelgade 12, 2. tv", "Eksempelgade|12|||2. tv"),
        ("DK", "Eksempelgade 12, st. th", "Eksempelgade|12|||st. th"),
        ("NO", "Eksempelveien 12 B, H0101", "Eksempelveien|12 B|||H0101"),
        ("FI", "Esimerkkikatu 12 A 3", "Esimerkkikatu|12 A 3|||"), ("FI", "PL 123", nil),
        ("PL", "ul. Przykładowa 12/4", "ul. Przykładowa|12/4|||"),
        ("PL", "ul. Przykładowa 12 m. 4", "ul. Przykładowa|12|||m. 4"),
        ("PL", "ul. 3 Maja 12", "ul. 3 Maja|12|||"),
        ("CZ", "Příkladová 123/45", "Příkladová|123/45|||"),
        ("HU", "Példa utca 12.", "Példa utca|12|||"),
        ("IT", "Via Esempio 12/A", "Via Esempio|12/A|||"), ("IT", "Via Esempio, 12", "Via Esempio|12|||"),
        ("IT", "Via Esempio s.n.c.", "Via Esempio|s.n.c.|||"), ("IT", "Piazza 4 Novembre 1", "Piazza 4 Novembre|1|||"),
        ("IT", "Viale 24 Maggio", nil), ("IT", "Via Esempio 12 int. 3", "Via Esempio|12|||int. 3"),
        ("ES", "Calle Ejemplo, 12, 3º B", "Calle Ejemplo|12|||3º B"),
        ("ES", "Calle Ejemplo 12 3º izq", "Calle Ejemplo|12|||3º izq"),
        ("ES", "Calle Ejemplo, s/n", "Calle Ejemplo|s/n|||"), ("ES", "Calle 5, 12", "Calle 5|12|||"),
        ("ES", "Calle 5", nil),
        ("PT", "Rua do Exemplo, 12 - 3.º Dto", "Rua do Exemplo|12|||3.º Dto"),
        ("PT", "Rua do Exemplo, nº 12", "Rua do Exemplo|12|||"),
        ("BR", "Rua Exemplo, 123", "Rua Exemplo|123|||"), ("BR", "Rua Exemplo 123", "Rua Exemplo|123|||"),
        ("BR", "Rua Exemplo, 123 - ap 4", "Rua Exemplo|123|||ap 4"),
        ("BR", "Rua Exemplo, nº 123, bloco B, apto 12", "Rua Exemplo|123|||bloco B, apto 12"),
        ("BR", "Rua Exemplo, S/N", "Rua Exemplo|S/N|||"), ("BR", "Rua 25 de Março, 7", "Rua 25 de Março|7|||"),
        ("BR", "Rua A, 12", "Rua A|12|||"), ("BR", "Rua X, 12-A", "Rua X|12-A|||"), ("BR", "Rua A 12", nil),
        ("BR", "Av. Exemplo, 1.200", "Av. Exemplo|1.200|||"), ("BR", "SQS 308 Bloco A Apto 101", nil),
        ("BR", "QNM 3 Conj A Lote 5", nil), ("BR", "Rua T-30, 12", "Rua T-30|12|||"),
        ("BR", "Beco 3, 4", "Beco 3|4|||"),
        ("BR", "Rua 7, 12", "Rua 7|12|||"), ("BR", "Rua 7", nil), ("BR", "Rua Exemplo, 123 - Centro", nil),

        ("FR", "12 rue de l’Exemple", "rue de l’Exemple|12|||"),
        ("FR", "12, rue de l’Exemple", "rue de l’Exemple|12|||"),
        ("FR", "12 bis rue de l’Exemple", "rue de l’Exemple|12|bis||"),
        ("FR", "12bis, rue de l’Exemple", "rue de l’Exemple|12|bis||"),
        ("FR", "12 ter rue de l’Exemple", "rue de l’Exemple|12|ter||"),
        ("FR", "12 B rue de l’Exemple", "rue de l’Exemple|12|B||"),
        ("FR", "12-14 rue de l’Exemple", "rue de l’Exemple|12-14|||"),
        ("FR", "5 rue du 8 Mai 1945", "rue du 8 Mai 1945|5|||"),
        ("FR", "12 rue de l’Exemple, Bât. B", "rue de l’Exemple|12|||Bât. B"),
        ("FR", "rue de l’Exemple 12", nil), ("FR", "BP 123", nil), ("FR", "12 et 14 rue de l’Exemple", nil),
        ("LU", "12, rue de l’Exemple", "rue de l’Exemple|12|||"),
        ("US", "123 Main St", "Main St|123|||"), ("US", "123 1/2 Main St", "Main St|123 1/2|||"),
        ("US", "123 Main St Apt 4", "Main St|123|||Apt 4"), ("US", "123 Main St #4", "Main St|123|||#4"),
        ("US", "123 Main St, Suite 400", "Main St|123|||Suite 400"), ("US", "12 N 5th St", "N 5th St|12|||"),
        ("US", "100 Highway 12", "Highway 12|100|||"), ("US", "5th Avenue", nil), ("US", "12 Mile Road", nil),
        ("US", "PO Box 12", nil), ("US", "One Example Way", nil),
        ("GB", "12 High Street", "High Street|12|||"), ("GB", "12a High Street", "High Street|12a|||"),
        ("GB", "Flat 2, 12 High Street", "High Street|12|||Flat 2"),
        ("GB", "12-14 High Street", "High Street|12-14|||"), ("GB", "Example House", nil),
        ("GB", "The Old Mill, 12 High Street", nil), ("GB", "12 High Street, Flat 2", nil), ("GB", "Unit 4", nil),
        ("AU", "4/12 Example Street", "Example Street|4/12|||"), ("CA", "4-123 Example St", "Example St|4-123|||"),
        ("SG", "10 Example Road #12-34", "Example Road|10|||#12-34"),
        ("RU", "ул. Примерная 12", nil), ("JP", "1-1 Chiyoda", nil), ("GR", "Ερμού 12", nil),
    ]

    @Test(arguments: cases) func takesALineApart(_ expected: (country: String, line: String, parts: String?)) throws {
        let layout = try #require(layouts.layout(for: expected.country))
        let parts = layout.splitStreet(expected.line)
        #expect(parts.map(text) == expected.parts, "\(expected.country): \(expected.line)")
    }

    @Test(arguments: cases.filter { $0.parts != nil })
    func losesNothing(_ expected: (country: String, line: String, parts: String?)) throws {
        let layout = try #require(layouts.layout(for: expected.country))
        let parts = try #require(layout.splitStreet(expected.line))
        let merged = layout.mergedStreet(parts)
        #expect(essence(merged) == essence(expected.line), "\(expected.line) became \(merged)")
        #expect(layout.splitStreet(merged).map(text) == text(parts), "\(merged) is taken apart in another way")
    }

    private func text(_ parts: StreetParts) -> String {
        [parts.street, parts.houseNumber ?? "", parts.addition ?? "", parts.box ?? "", parts.supplement ?? ""]
            .joined(separator: "|")
    }

    /// The words and numbers of a line, without what parts them and without the words for a number or a box.
    private func essence(_ line: String) -> [String] {
        let words = line.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " as Character }
        var parts: [String] = []
        for character in words {
            let isSame = parts.last?.last.map { $0.isNumber == character.isNumber && $0 != " " } ?? false
            if character != " ", isSame {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        return parts.filter { ![" ", "nr", "no", "nº", "№", "bus", "bte", "boîte", "box"].contains($0) }
            .filter { !($0 == "b") }
    }
}
