import TableFormat

/// Which formats there are, and how a file tells its own.
struct PhotoFormats: Sendable {
    let texts: TextPool
    let bytes: TableBytes
    let names: RecordTable
    let aliases: RecordTable
    let signatures: RecordTable
    let brands: RecordTable

    /// How many bytes are looked at for brands, and to tell a text.
    let brandBytes, textBytes: Int

    init(_ image: TableImage, _ texts: TextPool, _ bytes: TableBytes) throws(TableError) {
        self.texts = texts
        self.bytes = bytes
        names = try RecordTable(image, "fmts")
        aliases = try RecordTable(image, "alia")
        signatures = try RecordTable(image, "sigs")
        brands = try RecordTable(image, "brnd")
        let limits = try LimitTable(image)
        brandBytes = try limits.size(PhotoSchema.Limit.brandBytes)
        textBytes = try limits.size(PhotoSchema.Limit.textBytes)
    }

    func name(_ format: Int) -> String { texts[names[format, PhotoSchema.FormatColumn.name.rawValue]] }

    /// The name as people write it.
    func title(_ format: Int) -> String { texts[names[format, PhotoSchema.FormatColumn.title.rawValue]] }

    func container(_ format: Int) -> PhotoSchema.Container {
        let value = names[format, PhotoSchema.FormatColumn.container.rawValue]
        return UInt8(exactly: value).flatMap(PhotoSchema.Container.init) ?? .other
    }

    func isPhoto(_ format: Int) -> Bool { container(format).isPhoto }

    /// The format of this name or of files with this ending, ASCII letters in either case.
    func number(named name: some StringProtocol, isExtension: Bool) -> Int? {
        var name = String(name)
        return name.withUTF8 { wanted in
            let row = (0..<aliases.count).first {
                PhotoFormats.isSame(texts.utf8(aliases[$0, PhotoSchema.AliasColumn.name.rawValue]), wanted)
                    && aliases[$0, PhotoSchema.AliasColumn.isExtension.rawValue] == (isExtension ? 1 : 0)
            }
            return row.map { aliases[$0, PhotoSchema.AliasColumn.format.rawValue] }
        }
    }

    /// Whether a text is a name of the table, which has no capitals.
    private static func isSame(_ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count == text.count else { return false }
        for (known, byte) in zip(name, text) where known != (0x41...0x5A ~= byte ? byte | 0x20 : byte) { return false }
        return true
    }

    /// The format whose signature a file bears.
    func number(of file: PhotoBytes) -> Int? {
        if let format = number(bySignatureOf: file) { return format }
        if let format = number(ofBrandsIn: file) { return format }
        return isText(file) ? textFormat : nil
    }

    /// All rows of a group have to hold; the first such group counts.
    ///
    /// Neither this nor what follows is inlined: as one function it is more than the compiler can optimise for the sanitizers.
    @inline(never)
    private func number(bySignatureOf file: PhotoBytes) -> Int? {
        var group = -1
        var holds = false
        var format = 0
        for row in 0..<signatures.count {
            let own = signatures[row, PhotoSchema.SignatureColumn.group.rawValue]
            if own != group {
                if holds { return format }
                group = own
                holds = true
                format = signatures[row, PhotoSchema.SignatureColumn.format.rawValue]
            }
            if holds { holds = matches(row, file) }
        }
        return holds ? format : nil
    }

    @inline(never)
    private func matches(_ row: Int, _ file: PhotoBytes) -> Bool {
        let wanted = bytes.slice(
            signatures[row, PhotoSchema.SignatureColumn.start.rawValue],
            signatures[row, PhotoSchema.SignatureColumn.length.rawValue])
        return file.has(wanted.buffer, at: signatures[row, PhotoSchema.SignatureColumn.offset.rawValue])
    }
}

extension PhotoFormats {
    /// The format of the first brand that says one: ISO/IEC 14496-12, 4.3, where the box of brands comes first. A general
    /// brand counts only where no other one is known: files of two formats bear it.
    @inline(never)
    private func number(ofBrandsIn file: PhotoBytes) -> Int? {
        var cursor = file.cursor
        guard let size = cursor.u32(), let type = cursor.u32(), type == PhotoFormats.fileType,
            let major = cursor.u32(), cursor.skip(4)
        else { return nil }
        var general: Int?
        var brand = major
        let end = min(Int(size), file.count, brandBytes)
        while true {
            if let row = row(ofBrand: brand) {
                let format = brands[row, PhotoSchema.BrandColumn.format.rawValue]
                guard brands[row, PhotoSchema.BrandColumn.isGeneral.rawValue] == 1 else { return format }
                general = general ?? format
            }
            guard cursor.position + 4 <= end, let next = cursor.u32() else { return general }
            brand = next
        }
    }

    private func row(ofBrand brand: UInt32) -> Int? {
        (0..<brands.count).first { brands[$0, PhotoSchema.BrandColumn.code.rawValue] == Int(brand) }
    }

    private static let fileType: UInt32 = 0x6674_7970
}
