/// An input that could not be looked at, or not all of it.
///
/// It is no problem of a payload and has no place in one. Whoever reads only the results must not take the run for a clean one,
/// so formats that have room for it tell it too, under a code of its own.
struct LintFault: Sendable {
    /// The input as it was named.
    let input: String

    let failure: Failure

    /// What formats that ask for a code call it.
    static let code = "detail.couldNotRun"

    init(_ input: String, _ failure: Failure) {
        self.input = input
        self.failure = failure
    }

    /// On one line, with the name in it.
    var message: String { failure.message }
}
