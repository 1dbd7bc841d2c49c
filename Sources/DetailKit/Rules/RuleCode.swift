/// The codes that the structure of a card can give. Those of details are their modules'; those of rules stand in the tables.
enum RuleCode {
    static let unknownMember = "card.unknownMember"
    static let wrongType = "card.wrongType"
    static let missingMember = "card.missingMember"
    static let unknownChoice = "card.unknownChoice"
    static let unknownType = "card.unknownType"
    static let unknownKind = "card.unknownKind"
    static let unknownRegion = "card.unknownRegion"
    static let storedRegion = "card.storedRegion"
    static let tooManyItems = "card.tooManyItems"
    static let tooManyProblems = "card.tooManyProblems"
    static let shortText = "text.tooShort"
    static let longText = "text.tooLong"
    static let textCharacter = "text.character"
    static let smallNumber = "number.tooSmall"
    static let largeNumber = "number.tooLarge"

    static let all = [
        unknownMember, wrongType, missingMember, unknownChoice, unknownType, unknownKind, unknownRegion, storedRegion,
        tooManyItems, tooManyProblems, shortText, longText, textCharacter, smallNumber, largeNumber,
    ]
}
