public import Findings

extension PhotoRules {
    /// What is wrong with a photo that was read from a file; ranges are bytes of the file, in ascending order.
    ///
    /// - Parameter name: the name of the file, whose ending says a format; nil when it has none.
    public func check(_ file: PhotoFile, name: String? = nil) -> [Finding] {
        var findings = file.findings
        func report(_ code: PhotoCode, _ range: Range<Int> = 0..<0, _ parameters: [Parameter] = []) {
            findings.append(Finding(code: code.rawValue, range: range, parameters: parameters))
        }
        if let named = name.flatMap(ending).flatMap({ formats.number(named: $0, isExtension: true) }) {
            let found = formats.number(named: file.format, isExtension: false) ?? named
            if found != named {
                report(
                    .formatMismatch, 0..<0,
                    [Parameter("named", formats.title(named)), Parameter("found", formats.title(found))])
            }
        }
        findings += sizeFindings(file.width, file.height)
        if file.isAnimated { report(.animated) }
        if let metadata = metadata(of: file) { findings.append(metadata) }
        if let part = file.parts.first(where: \.hasLocation) { report(.location, part.range) }
        for part in file.parts where part.kind == .trailer {
            report(.trailingData, part.range, [Parameter("bytes", part.range.count)])
        }
        if file.isOrientationMetadata {
            let part = file.parts.first { $0.kind == .exif }
            report(.turned, part?.range ?? 0..<0, [Parameter("orientation", file.orientation)])
        }
        return findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// One finding for all parts that may not stay; what is behind the picture is told by itself.
    private func metadata(of file: PhotoFile) -> Finding? {
        var kinds: [PhotoPart.Kind] = []
        var bytes = 0
        var range: Range<Int>?
        for part in file.parts where !part.mayStay && part.kind != .trailer {
            if !kinds.contains(part.kind) { kinds.append(part.kind) }
            bytes += part.range.count
            if range == nil { range = part.range }
        }
        guard let range else { return nil }
        let names = kinds.map(\.rawValue).joined(separator: ", ")
        return Finding(
            code: PhotoCode.metadata.rawValue, range: range,
            parameters: [Parameter("kinds", names), Parameter("bytes", bytes)])
    }

    /// What stands after the last dot of the last component of a path.
    private func ending(_ path: String) -> Substring? {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
    }
}
