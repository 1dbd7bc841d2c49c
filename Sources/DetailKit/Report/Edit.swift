import JSONText

/// A text of the payload that is saved in another form.
struct Edit: Sendable {
    let node: JSONNode
    let text: String
}
