public import PostalAddresses

/// The look-up of one address while it is filled in: what there is to ask, what was answered, and what a person made of it.
///
/// ```swift
/// var lookup = LookupSession(address, layouts: layouts)
/// if let asked = lookup.begin() {                          // a little after the last change
///     let candidates = try await provider.candidates(for: asked.question)
///     lookup.answer(candidates, to: asked.generation)      // false: out of date, dropped
/// }
/// lookup.accept(0)                                         // fills what is empty, and nothing else
/// ```
/// It has no clock and asks nobody: whoever drives it decides when to ask, and may be late. Every change of what is asked
/// about raises the generation, and an answer to an older one is dropped. No field changes but by `edit`, `accept` and `undo`.
public struct LookupSession: Sendable {
    /// Where a look-up is.
    public enum State: String, Sendable, CaseIterable {
        /// There is nothing to ask yet, or nobody was asked.
        case none

        /// A question is under way.
        case asked

        /// There are suggestions to choose from.
        case offered

        /// The address says already what the provider says.
        case agreed

        /// A suggestion was taken.
        case accepted

        /// No suggestion was taken.
        case declined

        /// A suggestion was taken, and what it answered to has changed.
        case stale

        /// The provider does not know the address, which may be right all the same.
        case notFound

        /// The provider could not be asked.
        case failed
    }

    let layouts: AddressLayouts

    /// The address as it is now.
    public internal(set) var address: PostalAddress

    /// Where the look-up is.
    public internal(set) var state = State.none

    /// Counts what was there to be asked; an answer is for one generation.
    public internal(set) var generation = 0

    /// Where the accepted values come from, and what stood there before; nil when none are.
    public internal(set) var origin: LookupOrigin?

    /// Why the provider could not be asked; `notCovered` while there is nobody to ask.
    public internal(set) var failure: LookupError?

    var candidates: [LookupCandidate] = []

    /// The fields as they are stored, which candidates are compared with.
    var stored: PostalAddress

    /// The questions whose suggestions were declined; they are not asked again.
    var declined: [LookupQuestion] = []

    /// What there is to ask now: nil while something that is needed is missing or wrong, and in a country without look-ups.
    public internal(set) var question: LookupQuestion?

    /// A look-up of an address that nobody was asked about yet.
    public init(_ address: PostalAddress, layouts: AddressLayouts) {
        self.layouts = layouts
        self.address = address
        stored = address
        refresh()
    }

    /// The layout of the country, nil when there is no such country.
    public var layout: AddressLayout? { layouts.layout(for: address.regionCode) }

    /// The question, when it has not been asked yet: from here on it is under way.
    ///
    /// - Returns: nil when there is nothing to ask, or it was asked already, or its suggestions were declined.
    public mutating func begin() -> (question: LookupQuestion, generation: Int)? {
        guard let question, !declined.contains(question), state == .none || state == .stale || state == .failed else {
            return nil
        }
        state = .asked
        failure = nil
        return (question, generation)
    }

    /// Takes an answer.
    ///
    /// - Returns: whether it was the answer to the question under way; else it was dropped.
    @discardableResult
    public mutating func answer(_ answered: [LookupCandidate], to asked: Int) -> Bool {
        guard asked == generation, state == .asked else { return false }
        candidates = usable(answered)
        if candidates.isEmpty {
            state = .notFound
        } else if candidates.contains(where: { changes($0).isEmpty }) {
            state = .agreed
            // What stands there holds for the new question as well.
            if let question { origin?.question = question }
        } else {
            state = .offered
        }
        return true
    }

    /// Takes the news that there is no answer, which says nothing about the address. A country that the provider does not
    /// cover is as one without look-ups.
    @discardableResult
    public mutating func fail(_ error: LookupError, to asked: Int) -> Bool {
        guard asked == generation, state == .asked else { return false }
        candidates = []
        switch error {
        case .cancelled: state = isStale ? .stale : .none
        case .notCovered:
            state = isStale ? .stale : .none
            question = nil
            failure = error
        default:
            state = .failed
            failure = error
        }
        return true
    }
}

/// Where the values of an accepted suggestion come from.
public struct LookupOrigin: Sendable, Equatable {
    /// Whose knowledge it is.
    public var source: String

    /// What was asked.
    public internal(set) var question: LookupQuestion

    /// What was filled in.
    public internal(set) var fields: [PostalAddress.Field]

    /// What stood in each of these fields before; nil for nothing.
    var previous: [String?]
}
