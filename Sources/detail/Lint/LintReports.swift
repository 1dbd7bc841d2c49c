import DetailKit
import JSONText

/// `--format json`: one report a payload, the same bytes from every skin.
struct LintReports: LintWriter {
    let options: LintOptions

    var tellsClean: Bool { true }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        if report.problems.isEmpty || !(options.showsPositions || options.showsValues) {
            bytes.append(contentsOf: report.json(language: options.language))
        } else {
            let (places, nodes) = (LintPlaces(payload), LintNodes(payload))
            var writer = JSONWriter()
            report.write(to: &writer, language: options.language) { problem, writer in
                if options.showsPositions {
                    writer.segments(nodes.segments(problem.path))
                    writer.name("offset")
                    writer.number(problem.range.lowerBound)
                    writer.name("length")
                    writer.number(problem.range.count)
                    writer.region(places.region(of: problem))
                }
                if options.showsValues { nodes.write(problem.path, named: "value", to: &writer) }
            }
            bytes.append(contentsOf: writer.bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}

extension JSONWriter {
    /// The steps of a pointer as a member, names as they are.
    mutating func segments(_ segments: [LintNodes.Segment]) {
        name("segments")
        beginArray()
        for segment in segments {
            switch segment {
            case .name(let name): string(name)
            case .index(let index): number(index)
            }
        }
        endArray()
    }

    /// The lines and columns of a place as members.
    mutating func region(_ region: LintPlaces.Region) {
        name("line")
        number(region.start.line)
        name("column")
        number(region.start.column)
        name("endLine")
        number(region.end.line)
        name("endColumn")
        number(region.end.column)
    }
}
