/// What is declared with a fault, or is not known because of one. Who names it is not told of the same mistake again.
struct Doubt: Hashable {
    enum Kind { case member, limit, characterClass, type, problem, rule, collection, message, parameters }

    let kind: Kind

    /// The file or object that would declare it.
    let owner: String

    /// Nil where nothing is known of any.
    var name: String?
}

extension Diagnostics {
    /// Whether a name may be one of those that a fault has taken away.
    func isInDoubt(_ kind: Doubt.Kind, _ name: String, of owner: String) -> Bool {
        doubts.contains(Doubt(kind: kind, owner: owner)) || doubts.contains(Doubt(kind: kind, owner: owner, name: name))
    }

    func doubt(_ kind: Doubt.Kind, _ name: String? = nil, of owner: String) {
        doubts.insert(Doubt(kind: kind, owner: owner, name: name))
    }
}
