package import JSONText

extension CorpusCase {
    /// The files beside a payload, by their names: their bytes in hexadecimal, or `outside` or `unreadable`. Any other
    /// file is missing.
    package static func photos(_ node: JSONNode, _ document: JSONDocument) -> @Sendable (String) -> PhotoSource {
        var files: [String: PhotoSource] = [:]
        for member in document.members(of: node) {
            guard let name = document.string(of: member.name), let text = document.string(of: member.value) else {
                continue
            }
            files[name] = text == "outside" ? .outside : bytes(text).map(PhotoSource.bytes) ?? .unreadable
        }
        return { [files] in files[$0] ?? .missing }
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count % 2 == 0 else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
