/// The sections of the rules image that say which circle sees what of a card.
///
/// ```
/// vcar  one row:       circles, kind and member of the name, flag of the name that all see, kind of the avatar, which photo,
///                      first shown, shown count, separator of the summary, first particle, particle count
/// vkin  kind that is seen: kind, circles, flag of items that all see, sharing, first shown, shown count
/// vsho  shown member:  member, circles of its own, whether circles are chosen for it
/// vsum  summary:       part, kind, member, field, form
/// ```
package enum VisibilityLayout {
    package enum Card: Int, CaseIterable {
        case circles, nameKind, nameMember, nameFlag, avatarKind, avatarChoice, firstShown, shownCount, separator
        case firstParticle, particleCount
        package static let tag: SectionTag = "vcar"
        package static let roles: [RecordTable.Role] = [
            .reference(RuleLayout.Member.tag), .optionalReference(RuleLayout.Kind.tag),
            .optionalReference(RuleLayout.Member.tag), .optionalReference(RuleLayout.Member.tag),
            .optionalReference(RuleLayout.Kind.tag), .number, .number, .number, .reference(RuleLayout.texts), .number,
            .number,
        ]
    }

    package enum Kind: Int, CaseIterable {
        case kind, circles, always, sharing, firstShown, shownCount
        package static let tag: SectionTag = "vkin"
        package static let roles: [RecordTable.Role] = [
            .reference(RuleLayout.Kind.tag), .optionalReference(RuleLayout.Member.tag),
            .optionalReference(RuleLayout.Member.tag), .optionalReference(RuleLayout.Member.tag), .number, .number,
        ]
    }

    package enum Shown: Int, CaseIterable {
        case member, circles, isShared
        package static let tag: SectionTag = "vsho"
        package static let roles: [RecordTable.Role] = [
            .reference(RuleLayout.Member.tag), .optionalReference(RuleLayout.Member.tag), .number,
        ]
    }

    package enum Summary: Int, CaseIterable {
        case part, kind, member, field, form
        package static let tag: SectionTag = "vsum"
        package static let roles: [RecordTable.Role] = [
            .number, .reference(RuleLayout.Kind.tag), .reference(RuleLayout.Member.tag),
            .optionalReference(RuleLayout.texts), .number,
        ]
    }

    /// Which photo is the avatar of those that see any. The raw value is the word of the table.
    package enum AvatarChoice: String, CaseIterable, Sendable {
        /// The first of the card, as the circle sees at least one.
        case first

        /// The first that the circle sees.
        case firstSeen
    }

    /// How a value of the summary is written. The raw value is the word of the table.
    package enum Form: String, CaseIterable, Sendable {
        /// As it is saved.
        case saved

        /// A phone number as it is written for people abroad.
        case international
    }
}

extension MemberType {
    /// The types whose values are texts.
    package static let texts: [MemberType] = [.text, .name, .phone, .email, .region, .choice, .kindType]
}
