/// The text that is being read.
///
/// `bytes` has `padding` zero bytes behind its `count`. No rule of the grammar accepts a zero byte, so every loop stops
/// there at the latest and nothing asks for the end before something has gone wrong.
///
/// Two words, passed in registers: the scanner's own state must not have to be in memory for a call.
struct JSONBytes {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    /// What is looked at beyond the end: at most two words behind any byte of the text or the first of the padding.
    static let padding = 24
}
