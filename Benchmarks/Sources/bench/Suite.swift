/// A set of tables that belong together. Add one as `Suite+Topic.swift` and name it in `Suite.all`.
struct Suite: Sendable {
    let name: String
    let summary: String
    let run: @Sendable () throws -> Void

    static let all: [Suite] = [.addresses, .batch, .card, .dates, .email, .json, .names, .phone, .photos]
}
