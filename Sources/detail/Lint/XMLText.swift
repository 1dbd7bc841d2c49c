/// Texts in XML 1.0.
enum XMLText {
    static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// A text as the value of an attribute or the content of an element. What XML cannot hold, or a reader would not see, is
    /// written out.
    static func escaped(_ text: String) -> String {
        Excerpt.visible(text).unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(Character(scalar))
            }
        }.joined()
    }
}
