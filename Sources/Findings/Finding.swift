/// What a check found in one text: a stable code, the place, and what the message needs.
///
/// Messages are not part of a finding. They are looked up by code and language when a report is written, so a check
/// that nobody reads the text of pays nothing for it.
public struct Finding: Sendable, Equatable {
    /// The stable code, `kind.whatIsWrong`. Its severity, message and explanation are in `Rules/`.
    public var code: String

    /// UTF-8 byte offsets into the text as it was given to the check.
    public var range: Range<Int>

    /// What the message and a program need to know, in the order of the code's entry in `Rules/`.
    public var parameters: [Parameter]

    /// What to write instead, when one repair is certain or clearly proposed.
    public var repair: Repair?

    /// Makes a finding.
    @inlinable
    public init(code: String, range: Range<Int>, parameters: [Parameter] = [], repair: Repair? = nil) {
        self.code = code
        self.range = range
        self.parameters = parameters
        self.repair = repair
    }
}
