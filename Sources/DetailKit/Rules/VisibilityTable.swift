import TableFormat

/// Who sees what of a card, as the rules say. Read when a preview is asked for: checks need none of it.
struct VisibilityTable: Sendable {
    /// A member that is shown.
    struct Shown: Sendable {
        let name: String
        let type: MemberType

        /// The member that names the circles of this one alone; those that see it must see the item as well.
        let circles: String?

        /// Whether circles are chosen for it, where they are chosen part by part.
        let isShared: Bool
    }

    /// A kind of detail that can be seen.
    struct Kind: Sendable {
        let row: Int

        /// The name of its collection on the card.
        let collection: String
        let circles: String?

        /// The flag of items that everybody sees.
        let always: String?
        let sharing: String?
        let shown: [Shown]
    }

    /// Where a part of the summary may come from.
    struct Choice: Sendable {
        let part: Int
        let kind: Int
        let member: String
        let field: String?
        let form: VisibilityLayout.Form
    }

    let circles: String

    /// In the order of the table.
    let kinds: [Kind]
    let choices: [Choice]
    let nameKind: Int?
    let nameMember: String?
    let nameFlag: String?
    let avatarKind: Int?
    let avatarChoice: VisibilityLayout.AvatarChoice
    let avatarShown: [Shown]
    let separator: String
    let particles: [String]

    init(_ rules: RuleTable, _ schema: CardSchemaIndex) {
        let (cards, rows) = (rules.visibleCards, rules.visibleKinds)
        func card(_ field: VisibilityLayout.Card) -> Int { cards[0, field.rawValue] }
        func optional(_ field: VisibilityLayout.Card) -> Int? { cards.reference(0, field.rawValue) }
        circles = rules.memberName(card(.circles))
        nameKind = optional(.nameKind)
        nameMember = optional(.nameMember).map(rules.memberName)
        nameFlag = optional(.nameFlag).map(rules.memberName)
        avatarKind = optional(.avatarKind)
        let choice = card(.avatarChoice)
        let known = VisibilityLayout.AvatarChoice.allCases
        avatarChoice = known.indices.contains(choice) ? known[choice] : .firstSeen
        avatarShown = rules.shown(card(.firstShown), card(.shownCount))
        separator = rules.texts[card(.separator)]
        particles = rules.list(card(.firstParticle), card(.particleCount))
        let collections = schema.collections
        kinds = (0..<rows.count).compactMap { row in
            let kind = rows[row, VisibilityLayout.Kind.kind.rawValue]
            guard let place = collections.first(where: { $0.kind.row == kind })?.position else { return nil }
            func name(_ field: VisibilityLayout.Kind) -> String? {
                rows.reference(row, field.rawValue).map(rules.memberName)
            }
            let shown = rules.shown(
                rows[row, VisibilityLayout.Kind.firstShown.rawValue],
                rows[row, VisibilityLayout.Kind.shownCount.rawValue])
            return Kind(
                row: kind, collection: rules.memberName(schema.card.firstMember + place), circles: name(.circles),
                always: name(.always), sharing: name(.sharing), shown: shown)
        }
        let summaries = rules.visibleSummaries
        choices = (0..<summaries.count).map { row in
            let form = summaries[row, VisibilityLayout.Summary.form.rawValue]
            let forms = VisibilityLayout.Form.allCases
            return Choice(
                part: summaries[row, VisibilityLayout.Summary.part.rawValue],
                kind: summaries[row, VisibilityLayout.Summary.kind.rawValue],
                member: rules.memberName(summaries[row, VisibilityLayout.Summary.member.rawValue]),
                field: summaries.reference(row, VisibilityLayout.Summary.field.rawValue).map { rules.texts[$0] },
                form: forms.indices.contains(form) ? forms[form] : .saved)
        }
    }
}

extension RuleTable {
    fileprivate func shown(_ first: Int, _ count: Int) -> [VisibilityTable.Shown] {
        guard 0...visibleMembers.count ~= first, count >= 0 else { return [] }
        return (first..<first + min(count, visibleMembers.count - first)).map { row in
            let member = visibleMembers[row, VisibilityLayout.Shown.member.rawValue]
            return VisibilityTable.Shown(
                name: memberName(member), type: memberType(member),
                circles: visibleMembers.reference(row, VisibilityLayout.Shown.circles.rawValue).map(memberName),
                isShared: visibleMembers[row, VisibilityLayout.Shown.isShared.rawValue] != 0)
        }
    }
}
