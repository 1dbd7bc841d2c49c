import DetailKit
import Glibc
import PersonNames

/// The whole input is a name.
enum NameTarget {
    static func run(_ bytes: [UInt8]) {
        guard let rules = try? NameRules.embedded else { abort() }
        let result = rules.check(bytes.span)
        let text = String(decoding: bytes, as: UTF8.self)
        let isText = text.utf8.elementsEqual(bytes)
        place(result.findings, bytes, isText)
        if let stored = result.stored { require(result.isValid && !stored.utf8.elementsEqual(bytes)) }
        require(isText || !result.isValid)
        for repair in result.findings.compactMap(\.repair) { check(repair, result, rules) }
        _ = rules.wideKey(of: text)
        _ = rules.graphemeClusters(of: text)
        if result.isValid { check(text, result, rules) }
    }

    /// Findings lie in the text, in its order, and no character is cut in two.
    private static func place(_ findings: [Finding], _ bytes: [UInt8], _ isText: Bool) {
        for finding in findings {
            require(finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
            guard isText else { continue }
            for border in [finding.range.lowerBound, finding.range.upperBound] {
                require(border == bytes.count || bytes[border] & 0xC0 != 0x80)
            }
        }
        let starts = findings.map(\.range.lowerBound)
        require(starts == starts.sorted())
    }

    /// A certain repair is the saved name; a proposed one is a name that there is nothing to say of.
    private static func check(_ repair: Repair, _ result: NameResult, _ rules: NameRules) {
        let repaired = rules.check(repair.text)
        require(repaired.isValid && repaired.stored == nil)
        switch repair.certainty {
        case .certain: require(result.isValid && result.stored == repair.text)
        case .proposed: require(repaired.findings.isEmpty)
        }
    }

    /// What is saved is saved as itself, fits, and is compared as what was given.
    private static func check(_ text: String, _ result: NameResult, _ rules: NameRules) {
        let stored = result.stored ?? text
        let again = rules.check(stored)
        require(again.isValid && again.stored == nil)
        require((rules.graphemeClusters(of: stored) ?? .max) <= 100)
        let key = rules.key(of: text)
        require(!key.isEmpty || stored.unicodeScalars.contains { $0.value == 0x640 })
        require(key.utf8.elementsEqual(rules.key(of: stored).utf8))
        require(rules.key(of: key).utf8.elementsEqual(key.utf8))
        require(rules.wideKey(of: text) == rules.wideKey(of: stored))
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("NameTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
