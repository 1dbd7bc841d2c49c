/// Somebody who can be asked what an address is: a table, a program, a service.
///
/// An answer without candidates means that there is no such address by what the provider knows. It may be wrong: new houses
/// are in no register, so nothing that a provider says or fails to say keeps an address from being saved.
///
/// Callers wait a little while somebody types before they ask, and cancel the task of a question that is out of date; a
/// late answer is dropped by `LookupSession`, whatever the provider makes of cancellation.
public protocol LookupProvider: Sendable {
    /// The candidates for a question, the likeliest first.
    func candidates(for question: LookupQuestion) async throws(LookupError) -> [LookupCandidate]
}

/// Why a provider has no answer. None of them says anything about the address.
public enum LookupError: String, Error, Sendable, CaseIterable {
    /// The provider knows nothing about addresses in this country.
    case notCovered

    /// There was no answer in time.
    case timedOut

    /// The question was withdrawn.
    case cancelled

    /// The program could not be started.
    case notStarted

    /// The program ended without an answer.
    case ended

    /// The answer was not one: no JSON, not of the right shape, or to another question.
    case badAnswer

    /// The answer was longer than any answer is, or had more candidates.
    case tooLong

    /// The provider said itself that it could not answer.
    case unavailable
}
