/// Several providers as one: the first that knows the country and has candidates answers.
///
/// One that fails is passed over, and its failure told only when nobody else has candidates.
public struct LookupChain: LookupProvider {
    /// The providers in the order in which they are asked.
    public var providers: [any LookupProvider]

    /// A provider that asks these, one after another.
    public init(_ providers: [any LookupProvider]) { self.providers = providers }

    /// The candidates of the first provider that has any.
    public func candidates(for question: LookupQuestion) async throws(LookupError) -> [LookupCandidate] {
        var failure = LookupError.notCovered
        var isAnswered = false
        for provider in providers {
            do throws(LookupError) {
                let candidates = try await provider.candidates(for: question)
                if !candidates.isEmpty { return candidates }
                isAnswered = true
            } catch {
                if error == .cancelled { throw error }
                if error != .notCovered { failure = error }
            }
        }
        // Who could not be asked might have known.
        if isAnswered, failure == .notCovered { return [] }
        throw failure
    }
}
