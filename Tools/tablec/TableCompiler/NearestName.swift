import UnicodeText

/// What a fault says of a name that is not known: the one that was probably meant, or those that there are.
enum NearestName {
    /// The most names that are listed.
    private static let most = 24

    /// The known name that is most like another.
    static func of(_ name: String, among known: some Sequence<String>) -> String? {
        let known = known.filter { !$0.isEmpty && $0 != name }.sorted()
        // Only capital letters or spaces differ.
        func folded(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        return known.first { folded($0) == folded(name) } ?? EditDistance.nearest(to: name, among: known)
    }

    /// "; did you mean 'severity'?", or "; known here: code, severity".
    static func hint(_ name: String, among known: some Sequence<String>) -> String {
        if let nearest = of(name, among: known) { return "; did you mean '\(nearest)'?" }
        let listed = Array(known.prefix(most + 1))
        if listed.isEmpty { return "; there is none here" }
        return "; known here: " + listed.prefix(most).joined(separator: ", ") + (listed.count > most ? ", ..." : "")
    }
}
