extension TableImage {
    /// One line of the directory.
    public struct Section: Sendable {
        /// The name of the section.
        public let tag: SectionTag
        let kindWord: UInt32
        package let offset: Int

        /// Length in bytes.
        public let length: Int

        /// How its bytes are laid out; `nil` for a kind that this version does not know.
        public var kind: SectionKind? { SectionKind(rawValue: kindWord) }
    }

    var sectionCount: Int {
        min(Int(bytes.u32(ImageHeader.sectionCountOffset)), ImageHeader.maximumSections)
    }

    /// The directory, in the order of the image.
    public var sections: [Section] { (0..<sectionCount).map(section(at:)) }

    func section(at index: Int) -> Section {
        let entry = ImageHeader.size + index * ImageHeader.entrySize
        return Section(
            tag: SectionTag(word: bytes.u32(entry)), kindWord: bytes.u32(entry + 4),
            offset: Int(bytes.u32(entry + 8)), length: Int(bytes.u32(entry + 12)))
    }

    /// The bytes of the section with this tag and kind.
    public func bytes(_ tag: SectionTag, _ kind: SectionKind) throws(TableError) -> TableBytes {
        for index in 0..<sectionCount where bytes.u32(ImageHeader.size &+ index &* ImageHeader.entrySize) == tag.word {
            let section = section(at: index)
            guard section.kind == kind else { throw TableError(.sectionKind, section: tag) }
            return bytes.slice(section.offset, section.length)
        }
        throw TableError(.missingSection, section: tag)
    }

    /// Refuses an image of another topic or layout. Readers call it before they look for sections.
    public func require(topic: String, schemaVersion: Int) throws(TableError) {
        let name = bytes.slice(ImageHeader.topicOffset, ImageHeader.topicLength).buffer
        guard name.prefix(while: { $0 != 0 }).elementsEqual(topic.utf8) else { throw TableError(.topic, self.topic) }
        guard self.schemaVersion == schemaVersion else {
            throw TableError(.schemaVersion, "found \(self.schemaVersion), need \(schemaVersion)")
        }
    }
}
