import TableFormat

extension AddressTables {
    /// The code of the country that is called so, in one of the languages of the table; else of the one whose name is most
    /// like it.
    func country(named text: Span<UInt8>) -> Int? {
        withFolded(text) { wanted in
            guard wanted.count > 0 else { return nil }
            if let code = code(ofFolded: wanted) { return code }
            return near(wanted, count: countryNames.count) { row in
                (countryTexts.utf8(countryNames[row, Schema.CountryNameColumn.folded.rawValue]), code(ofName: row))
            }
        }
    }

    /// The code of the country that is called so.
    func country(withName text: Span<UInt8>) -> Int? {
        withFolded(text) { code(ofFolded: $0) }
    }

    private func code(ofFolded name: UnsafeBufferPointer<UInt8>) -> Int? {
        guard name.count > 0 else { return nil }
        return folded(name, in: countryNames, countryTexts, 0..<countryNames.count).map { code(ofName: $0) }
    }

    private func code(ofName row: Int) -> Int {
        let country = countryNames[row, Schema.CountryNameColumn.country.rawValue]
        return countries[country, Schema.CountryColumn.code.rawValue]
    }

    /// The code of the country that alone has a town of this name, such as the post offices of forces abroad.
    func country(ofTown text: Span<UInt8>) -> Int? {
        withFolded(text) { wanted in
            for row in 0..<towns.count
            where countryTexts.utf8(towns[row, Schema.CountryNameColumn.folded.rawValue]).isSame(as: wanted) {
                let country = towns[row, Schema.CountryNameColumn.country.rawValue]
                return countries[country, Schema.CountryColumn.code.rawValue]
            }
            return nil
        }
    }

    /// The row of a folded text among rows in the order of their bytes.
    private func folded(
        _ wanted: UnsafeBufferPointer<UInt8>, in table: RecordTable, _ pool: TextPool, _ rows: Range<Int>
    ) -> Int? {
        let row = rows.firstRow { !pool.utf8(table[$0, 0]).precedes(wanted) }
        return row < rows.upperBound && pool.utf8(table[row, 0]).isSame(as: wanted) ? row : nil
    }
}
