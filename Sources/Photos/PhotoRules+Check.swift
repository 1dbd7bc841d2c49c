import Findings

extension PhotoRules {
    /// What is wrong with a photo as far as its facts are known.
    public func check(_ photo: PhotoFacts) -> [PhotoFinding] {
        var findings: [PhotoFinding] = []
        if let width = photo.width, let height = photo.height {
            findings += sizeFindings(width, height).map { PhotoFinding($0, .width) }
        }
        if let name = photo.format, format(named: name) == nil {
            findings.append(PhotoFinding(.unknownFormat, .format, 0..<name.utf8.count))
        }
        if photo.hasMetadata == true { findings.append(PhotoFinding(.metadata, .metadata)) }
        return findings
    }

    /// A photo is a square of one size.
    func sizeFindings(_ width: Int, _ height: Int) -> [Finding] {
        if width == height, width == pixels { return [] }
        let code = width == height ? PhotoCode.wrongSize : .notSquare
        let size = [Parameter("width", width), Parameter("height", height)]
        return [
            Finding(
                code: code.rawValue, range: 0..<0,
                parameters: code == .wrongSize ? size + [Parameter("limit", pixels)] : size)
        ]
    }
}
