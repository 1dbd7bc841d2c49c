import DetailKit
import Glibc
import JSONText
import PhoneNumbers
import TableFormat

/// What is given hostile bytes. `DETAILKIT_FUZZ` chooses one, so that one build serves all of them.
enum Target: String {
    case json, card, phone, image

    static let chosen = getenv("DETAILKIT_FUZZ").flatMap { Target(rawValue: String(cString: $0)) } ?? .card

    func run(_ bytes: [UInt8]) {
        switch self {
        case .json: Target.readJSON(bytes)
        case .card: Target.lint(bytes)
        case .phone: Target.parsePhone(bytes)
        case .image: Target.open(bytes)
        }
    }

    /// What is read can be written, and reads as the same again.
    private static func readJSON(_ bytes: [UInt8]) {
        guard let document = try? JSONDocument(bytes, limits: JSONLimits(duplicates: .collected)) else { return }
        var writer = JSONWriter()
        writer.value(document.root, of: document)
        guard let again = try? JSONDocument(writer.bytes, limits: JSONLimits(duplicates: .collected)) else { abort() }
        guard again.nodeCount == document.nodeCount else { abort() }
    }

    /// A report is JSON, and the saved card is saved as itself.
    private static func lint(_ bytes: [UInt8]) {
        guard let validator = try? Validator.standard.get() else { abort() }
        let report = validator.validate(bytes)
        guard (try? JSONDocument(report.json(language: "nl"))) != nil else { abort() }
        guard report.isValid, let saved = report.normalized else { return }
        guard validator.validate(saved).normalized == saved else { abort() }
    }

    /// The E.164 form of a possible number reads as the same number.
    private static func parsePhone(_ bytes: [UInt8]) {
        guard let plans = try? PhonePlans.embedded, let first = bytes.first else { return }
        let regions = ["NL", "US", "IT", "AR", "BR", "MX", "DE", "GB"].compactMap { RegionCode($0) }
        let text = bytes.dropFirst().map { $0 }
        let region = regions.isEmpty ? nil : regions[Int(first) % regions.count]
        guard let number = try? plans.parse(text.span, region: region), plans.possibility(of: number).isPossible else {
            return
        }
        _ = plans.type(of: number)
        _ = plans.region(of: number)
    }

    /// Bytes that pass the checks are harmless to every reader.
    private static func open(_ bytes: [UInt8]) {
        _ = try? TableImage(verifying: bytes)
    }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Target.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
