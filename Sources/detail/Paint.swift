import DetailKit
import Glibc

/// Colours on a terminal.
struct Paint: Sendable {
    let isOn: Bool

    enum Style {
        case severity(Severity)
        /// Stands out.
        case strong
        /// Arrows, margins and numbers of lines.
        case frame
    }

    static let choices = ["auto", "always", "never"]

    /// Whether to colour: `--color`, then NO_COLOR (no-color.org) and CLICOLOR_FORCE (bixense.com/clicolors), then what the
    /// terminal is.
    static func isWanted(_ choice: String?, toFile: Bool) -> Bool {
        switch choice {
        case "always": return true
        case "never": return false
        default: break
        }
        if !(environment("NO_COLOR") ?? "").isEmpty { return false }
        if let forced = environment("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return true }
        return !toFile && environment("TERM") != "dumb" && isatty(STDOUT_FILENO) == 1
    }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    func callAsFunction(_ text: String, _ style: Style) -> String {
        if !isOn { return text }
        let code =
            switch style {
            case .severity(.error): "1;31"
            case .severity(.warning): "1;33"
            case .severity(.info): "1;36"
            case .strong: "1"
            case .frame: "34"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
