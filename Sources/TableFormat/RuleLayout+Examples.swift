/// What explains the problems: since when there is one, and the examples that break its rule and keep it.
///
/// ```
/// hist  problem:  since, first example, example count; one row a problem
/// exam  example:  first part that breaks, part count, first part that keeps, part count, context as compact JSON
/// part  part:     text, form, times; the parts of a payload, one after the other
/// ```
/// A large payload stays its parts in the image and is put together only when an example is run.
extension RuleLayout {
    /// The most bytes that a payload, or a file beside it, has when it is put together.
    package static let largestExample = 1 << 27

    package enum History: Int, CaseIterable {
        case since, firstExample, exampleCount
        package static let tag: SectionTag = "hist"
        package static let roles: [RecordTable.Role] = [.reference(texts), .number, .number]
    }

    package enum Example: Int, CaseIterable {
        case firstBroken, brokenCount, firstKept, keptCount, context
        package static let tag: SectionTag = "exam"
        package static let roles: [RecordTable.Role] = [
            .number, .number, .number, .number, .optionalReference(texts),
        ]
    }

    package enum Part: Int, CaseIterable {
        case text, form, times
        package static let tag: SectionTag = "part"
        package static let roles: [RecordTable.Role] = [.reference(texts), .number, .number]
    }
}

/// How a part of an example's payload is written. The raw value is the member name in the tables; the image holds its place in
/// `allCases`.
package enum ExamplePartForm: String, CaseIterable, Sendable {
    case text

    /// Bytes in hexadecimal: what no text can hold.
    case bytes
}

/// Who is asked about an example that is no card and no detail of one. The raw value is the word in the tables.
package enum ExampleQuestion: String, CaseIterable, Sendable {
    /// A text, as `detail name`, `detail email` or `detail date` is given one.
    case name, email, date

    /// Some fields of an address, as `detail address --partial` is given them: `{"country", "fields"}`.
    case address

    /// An address that is looked up: `{"country", "fields"}` with `candidates`, the fields of each answer, of which the first is
    /// taken before the fields of `then` are changed; or with `fails`, why there is no answer.
    case lookup

    /// A file beside the payload, which is copied without its metadata: `{"file"}`.
    case copy
}
