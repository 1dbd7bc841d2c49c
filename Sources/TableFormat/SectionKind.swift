/// How the bytes of a section are laid out. The grammar of each kind stands at its reader.
public enum SectionKind: UInt32, Sendable, CaseIterable {
    case textPool = 1
    case records = 2
    case automaton = 3
    case codePointMap = 4
    case domainSet = 5
    case matchPrograms = 6
    case bytes = 7
}
