extension TableImage {
    /// Copies bytes from outside and checks them: header, directory, checksum, and the structure of every section.
    public init(verifying bytes: [UInt8]) throws(TableError) {
        let storage = ImageStorage(bytes)
        try self.init(verifying: storage.bytes)
    }

    init(verifying bytes: TableBytes) throws(TableError) {
        self.init(bytes)
        try checkHeader()
        guard Checksum.of(bytes, skipping: ImageHeader.checksumOffset) == checksum else { throw TableError(.checksum) }
        try checkStructure()
    }

    func checkHeader() throws(TableError) {
        guard bytes.count >= ImageHeader.size else { throw TableError(.tooShort) }
        guard bytes.count <= ImageHeader.maximumLength else { throw TableError(.tooLarge) }
        guard bytes.u64(0) == ImageHeader.magic else { throw TableError(.magic) }
        guard formatVersion == ImageHeader.formatVersion else {
            throw TableError(.formatVersion, "found \(formatVersion), need \(ImageHeader.formatVersion)")
        }
        guard bytes.u64(ImageHeader.lengthOffset) == UInt64(bytes.count), bytes.count % ImageHeader.alignment == 0
        else {
            throw TableError(.length)
        }
        guard bytes.u64(ImageHeader.reservedOffset) == 0, bytes.u64(ImageHeader.reservedOffset + 8) == 0 else {
            throw TableError(.padding)
        }
    }

    /// Everything but the checksum. After it, every reader may trust the offsets it finds.
    func checkStructure() throws(TableError) {
        try checkHeader()
        let declared = Int(bytes.u32(ImageHeader.sectionCountOffset))
        var end = ImageHeader.size + declared * ImageHeader.entrySize
        guard declared <= ImageHeader.maximumSections, end <= bytes.count else { throw TableError(.directory) }
        var counts: [SectionTag: Int] = [:]
        for section in sections {
            guard section.offset >= end, section.offset % ImageHeader.alignment == 0,
                section.offset + section.length <= bytes.count, section.offset - end < ImageHeader.alignment
            else { throw TableError(.directory, section: section.tag) }
            try checkPadding(end, section.offset)
            end = section.offset + section.length
            guard let kind = section.kind else { throw TableError(.sectionKind, section: section.tag) }
            let content = bytes.slice(section.offset, section.length)
            guard let count = kind.checkedCount(content) else { throw TableError(.section, section: section.tag) }
            guard counts.updateValue(count, forKey: section.tag) == nil else {
                throw TableError(.directory, section: section.tag, "twice")
            }
        }
        try checkPadding(end, bytes.count)
        guard bytes.count - end < ImageHeader.alignment else { throw TableError(.length) }
        for section in sections where section.kind == .records {
            let table = RecordTable(bytes.slice(section.offset, section.length))
            guard table.referencesHold(in: counts) else {
                throw TableError(.section, section: section.tag, "reference")
            }
        }
    }

    private func checkPadding(_ start: Int, _ end: Int) throws(TableError) {
        for offset in start..<max(start, end) where bytes.u8(offset) != 0 { throw TableError(.padding) }
    }
}

extension TableImage {
    /// The number of entries of a section, or `nil` when its bytes do not have the structure of its kind.
    package func entryCount(_ section: Section) -> Int? {
        section.kind?.checkedCount(bytes.slice(section.offset, section.length))
    }
}

extension SectionKind {
    /// The number of entries that other sections may refer to, or `nil` when the bytes do not have this structure.
    func checkedCount(_ bytes: TableBytes) -> Int? {
        switch self {
        case .textPool: TextPool.checkedCount(bytes)
        case .records: RecordTable.checkedCount(bytes)
        case .automaton: SymbolAutomaton.checkedCount(bytes)
        case .codePointMap: CodePointMap.checkedCount(bytes)
        case .domainSet: DomainSet.checkedCount(bytes)
        case .matchPrograms: MatchProgramTable.checkedCount(bytes)
        case .bytes: bytes.count
        }
    }
}

extension TableImage {
    /// Whether the bytes hold now; for images whose bytes can change, as tests of damage have them.
    package func isSound(checksum isChecked: Bool) -> Bool {
        do throws(TableError) {
            try checkHeader()
            if isChecked, Checksum.of(bytes, skipping: ImageHeader.checksumOffset) != checksum { return false }
            try checkStructure()
            return true
        } catch {
            return false
        }
    }
}
