import Findings

extension PhotoRules {
    /// What is wrong with a photo as far as its facts are known.
    public func check(_ photo: PhotoFacts) -> [PhotoFinding] {
        var findings: [PhotoFinding] = []
        if let width = photo.width, let height = photo.height {
            var size: [Parameter] { [Parameter("width", width), Parameter("height", height)] }
            if width != height {
                findings.append(PhotoFinding(.notSquare, .width, 0..<0, size))
            } else if width != pixels {
                findings.append(PhotoFinding(.wrongSize, .width, 0..<0, size + [Parameter("limit", pixels)]))
            }
        }
        if let name = photo.format, format(named: name) == nil {
            findings.append(PhotoFinding(.unknownFormat, .format, 0..<name.utf8.count))
        }
        if photo.hasMetadata == true { findings.append(PhotoFinding(.metadata, .metadata)) }
        return findings
    }
}
