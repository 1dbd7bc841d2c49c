import Findings
import JSONText

/// A card as it is once a detail is saved into it, with the detail copied byte for byte.
struct SavedCard {
    let document: JSONDocument

    /// The detail in the card, and its collection.
    let detail: JSONNode
    let list: JSONNode

    /// Puts a detail into a card: in the place of the item with its `id`, else behind the last. Nil when the card has no list
    /// to put it into.
    init?(
        _ detail: JSONNode, of new: CardCheck, _ kind: KindSchema, in position: Int, of old: CardCheck, _ card: JSONNode
    ) {
        let name = new.rules.memberName(new.schema.card.firstMember + position)
        let given = new.document.withBytes(in: new.document.sourceRange(detail)) { $0.bytes }
        let bytes = old.document.withBytes(in: old.document.sourceRange(card)) { $0.bytes }
        let limits = SavedCard.limits(bytes.count + given.count + name.utf8.count, new)
        guard let known = try? JSONDocument(bytes, limits: limits) else { return nil }
        var editor = JSONEditor(known)
        var pointer = JSONPointer().appending(name)
        var index = 0
        if let list = old.cardMembers[position] {
            let count = old.nodes.elements(of: list).reduce(0) { count, _ in count + 1 }
            let replaced = SavedCard.index(detail, of: new, kind, in: list, of: old)
            index = replaced ?? count
            pointer = pointer.appending(index)
            let isPut = replaced == nil ? editor.add(pointer, given) : editor.replace(pointer, with: given)
            if !isPut { return nil }
        } else {
            let list = [0x5B] + given + [0x5D]
            guard !old.cardMembers.isUnusable(position), editor.add(pointer, list) else { return nil }
        }
        guard let document = try? JSONDocument(editor.text, limits: limits),
            let list = document.member(name, of: document.root), let node = document.element(index, of: list)
        else { return nil }
        (self.document, self.detail, self.list) = (document, node, list)
    }

    /// Both have been read within the limits; the detail lies deeper in the card than alone, and white space is written around it.
    private static func limits(_ bytes: Int, _ check: CardCheck) -> JSONLimits {
        JSONLimits(depth: check.rules.limits.depth + 2, bytes: 3 * bytes + (1 << 10), duplicates: .collected)
    }

    /// The place of the item that has the detail's `id`.
    private static func index(
        _ detail: JSONNode, of new: CardCheck, _ kind: KindSchema, in list: JSONNode, of old: CardCheck
    ) -> Int? {
        func id(_ item: JSONNode, _ check: CardCheck) -> JSONNode? {
            guard check.nodes.kind(item) == .object, let position = kind.position(.id) else { return nil }
            return check.quietMembers(of: item, kind.object)[position]
        }
        guard let wanted = id(detail, new) else { return nil }
        return old.nodes.elements(of: list).enumerated().first { _, item in
            id(item, old).map { new.isSame(wanted, $0, in: old, isEmail: false) == true } ?? false
        }?.offset
    }
}
