import Findings
import PostalAddresses
import Testing

/// What a check of some fields of one country is to find.
struct AddressCase: Sendable, CustomTestStringConvertible {
    let id: String
    let country: String
    let fields: [(String, String)]

    /// `field code` of every finding but the stored forms, in order.
    var finds: [String] = []

    /// What the fields become when the certain repairs are applied; those not named stay as they are.
    var stored: [String: String] = [:]
    var suggests: [String: String] = [:]
    var isWhole = false

    var testDescription: String { id }
}

/// A check in a form that can be compared.
struct AddressAnswer: Equatable {
    var finds: [String] = []
    var stored: [String: String] = [:]
    var suggests: [String: String] = [:]

    init(_ findings: [AddressFinding]) {
        for finding in findings {
            if finding.finding.code == AddressCode.storedForm.rawValue {
                stored[finding.field] = finding.finding.repair?.text
            } else {
                finds.append("\(finding.field) \(finding.finding.code.split(separator: ".").last ?? "")")
            }
            for field in finding.suggestions.flatMap(\.fields) {
                suggests[field.name] = suggests[field.name].map { $0 + "|" + field.value } ?? field.value
            }
        }
    }

    init(_ expected: AddressCase) {
        finds = expected.finds
        stored = expected.stored
        suggests = expected.suggests
    }
}

extension AddressLayouts {
    func check(_ country: String, _ fields: [(String, String)], isPartial: Bool = false) -> [AddressFinding] {
        let code = Array(country.utf8)
        var check = begin(country: code.span)
        for (name, value) in fields {
            let name = Array(name.utf8)
            let value = Array(value.utf8)
            check.field(name.span, value.span)
        }
        return check.finish(isPartial: isPartial)
    }
}
