import Foundation
import JSONText

/// A value as `JSONSerialization` gives it, made the slow way from a document.
func foundationValue(_ node: JSONNode, of document: JSONDocument) -> NSObject {
    switch document.kind(node) {
    case .null: return NSNull()
    case .bool: return NSNumber(value: document.bool(of: node) == true)
    case .number:
        if let integer = document.integer(of: node) { return NSNumber(value: integer) }
        return NSNumber(value: Double(document.numberText(of: node) ?? "") ?? .nan)
    case .string: return (document.string(of: node) ?? "") as NSString
    case .array:
        return document.elements(of: node).map { foundationValue($0, of: document) } as NSArray
    case .object:
        var members: [String: NSObject] = [:]
        for member in document.members(of: node) {
            members[document.string(of: member.name) ?? ""] = foundationValue(member.value, of: document)
        }
        return members as NSDictionary
    }
}
