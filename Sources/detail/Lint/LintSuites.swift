import DetailKit
import JSONText

/// `--format junit`: a suite a payload, a case a problem. Only what makes the exit status 1 has failed.
struct LintSuites: LintWriter {
    let options: LintOptions
    var tellsClean: Bool { true }

    func begin() -> String { XMLText.head + "<testsuites name=\"detail lint\">\n" }

    func end(_ summary: LintSummary) -> String { "</testsuites>\n" }

    func write(_ payload: Input, _ report: Report, to bytes: inout [UInt8]) {
        let name = XMLText.escaped(FileName.shown(FileName.plain(payload.name))) + (payload.line.map { ":\($0)" } ?? "")
        let failures = report.problems.filter { $0.severity >= options.failing }.count
        let count = max(1, report.problems.count)
        var text = "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\">\n"
        if report.problems.isEmpty {
            text += "    <testcase name=\"lint\" classname=\"\(name)\"/>\n"
        } else {
            let places = LintPlaces(payload)
            for problem in report.problems { text += testCase(problem, report, places, name) }
        }
        bytes.append(contentsOf: (text + "  </testsuite>\n").utf8)
    }

    func write(_ fault: LintFault, to bytes: inout [UInt8]) {
        let name = XMLText.escaped(FileName.shown(FileName.plain(fault.input)))
        let message = XMLText.escaped(fault.message)
        let text = """
              <testsuite name="\(name)" tests="1" failures="0" errors="1">
                <testcase name="lint" classname="\(name)">
                  <error type="\(LintFault.code)" message="\(message)">\(message)</error>
                </testcase>
              </testsuite>

            """
        bytes.append(contentsOf: text.utf8)
    }

    private func testCase(_ problem: Problem, _ report: Report, _ places: LintPlaces, _ name: String) -> String {
        let start = places.region(of: problem).start
        let message = XMLText.escaped(report.message(problem, language: options.language))
        let pointer = problem.path.isEmpty ? "" : " " + XMLText.escaped(problem.path)
        let place = "line \(start.line), column \(start.column)"
        var text = "    <testcase name=\"\(problem.code)\(pointer)\" classname=\"\(name)\">\n"
        if problem.severity >= options.failing {
            text +=
                "      <failure type=\"\(problem.severity.rawValue)\" message=\"\(message)\">\(place): \(message)</failure>\n"
        } else {
            text += "      <system-out>\(problem.severity.rawValue), \(place): \(message)</system-out>\n"
        }
        return text + "    </testcase>\n"
    }
}
