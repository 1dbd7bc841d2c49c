public import PostalAddresses

/// What a look-up is asked: the country, and what the address has of the fields that its look-ups need.
public struct LookupQuestion: Sendable, Equatable {
    /// The ISO 3166-1 alpha-2 code of the country.
    public var regionCode: String

    /// The fields, as they are stored: those that are needed, then those that help where they are given.
    public var fields: [PostalAddress.Field]

    /// The country whose post delivers there: another one for Puerto Rico and its like.
    public var postRegionCode: String

    /// What the address has of the fields that an answer can fill. It makes no other question, but a provider may know that a
    /// name is as right as its own.
    public var given: [PostalAddress.Field]

    /// A question about an address.
    ///
    /// - Parameter postRegionCode: nil for the country itself.
    public init(
        regionCode: String, fields: [PostalAddress.Field], postRegionCode: String? = nil,
        given: [PostalAddress.Field] = []
    ) {
        self.regionCode = regionCode
        self.fields = fields
        self.postRegionCode = postRegionCode ?? regionCode
        self.given = given
    }

    /// Whether two questions ask the same, whatever else the addresses hold.
    public static func == (one: LookupQuestion, other: LookupQuestion) -> Bool {
        one.regionCode == other.regionCode && one.fields == other.fields
    }

    /// The text of a field, nil when the question has none of this name.
    public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// What somebody knows to an address: a suggestion, never more.
public struct LookupCandidate: Sendable, Equatable {
    /// What fields hold, by the provider.
    public var fields: [PostalAddress.Field]

    /// How sure the provider is that this one is meant, in per cent: 0 to 100. Equal candidates share a hundred.
    public var confidence: Int

    /// Whose knowledge it is, as it can be shown beside the suggestion.
    public var source: String

    /// Whether it answers to what was given as well: when that changes there is something else to ask.
    package var minds: Bool = false

    /// A candidate; its confidence is brought between 0 and 100.
    public init(fields: [PostalAddress.Field], confidence: Int, source: String) {
        self.fields = fields
        self.confidence = min(max(confidence, 0), 100)
        self.source = source
    }

    /// What a field holds, nil when the candidate says nothing of it.
    public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
