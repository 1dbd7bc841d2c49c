extension RuleLayout {
    /// A policy of `Rules/policies`: its name, and its JSON as the reader of policies takes it.
    package enum Policy: Int, CaseIterable {
        case name, json
        package static let tag: SectionTag = "poli"
        package static let roles: [RecordTable.Role] = [.reference(texts), .reference(texts)]

        /// What stands in a code's place for all that begin alike: `phone.*`, or `*` for every code.
        package static let wildcard = "*"

        /// The member that bounds a severity, instead of setting it.
        package static let atMost = "atMost"

        /// The member that names the policy from which another one starts.
        package static let base = "base"
    }
}
