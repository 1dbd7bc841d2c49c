import TableFormat

/// The characters of a text while it is read: each with its class, and the part that is still looked at.
///
/// The buffers belong to the caller, who keeps them on the stack.
struct PhoneText {
    typealias Class = PhoneSchema.CharacterClass
    typealias Roles = PhoneSchema.Roles

    /// The most characters a text may have.
    static let capacity = PhoneSchema.textCapacity

    let classes: UnsafeMutableBufferPointer<Class>
    let scalars: UnsafeMutableBufferPointer<UInt32>
    var start = 0
    var end = 0

    /// The roles that occur anywhere in the text.
    private var seen: UInt32 = 0

    /// Room for a text, in memory of the caller.
    init(classes: UnsafeMutableBufferPointer<Class>, scalars: UnsafeMutableBufferPointer<UInt32>) {
        self.classes = classes
        self.scalars = scalars
    }

    /// Reads UTF-8; `false` when there are more characters than `limit`. A byte that is no UTF-8 counts as U+FFFD.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ characters: PhoneCharacters, limit: Int) -> Bool {
        var position = 0
        while position < bytes.count {
            guard end < limit else { return false }
            let scalar = UTF8Scalars.next(bytes, &position)
            let found = characters[scalar]
            scalars[end] = scalar
            classes[end] = found
            seen |= found.word
            end += 1
        }
        return true
    }

    var isEmpty: Bool { start >= end }

    func has(_ roles: Roles) -> Bool { seen & roles.rawValue != 0 }

    /// Whether the character at `index` has one of these roles; no character has any outside the text.
    func at(_ index: Int, _ roles: Roles) -> Bool {
        index >= start && index < end && classes[index].has(roles)
    }

    /// The place of an ASCII text among the characters from `start` on.
    func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !text.isEmpty, end - start >= text.count else { return nil }
        return (start...end - text.count).first { place in
            (0..<text.count).allSatisfy { scalars[place + $0] == UInt32(text[$0]) }
        }
    }

    /// Whether an ASCII text ends just before `index`, in capitals or not.
    func ends(before index: Int, with text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !text.isEmpty, index - text.count >= start else { return false }
        return (0..<text.count).allSatisfy {
            let scalar = scalars[index - text.count + $0]
            return (0x41...0x5A).contains(scalar) ? scalar | 0x20 == UInt32(text[$0]) : scalar == UInt32(text[$0])
        }
    }

    /// Moves the characters in `range` to the front of those in `whole`, where they are the last ones.
    mutating func rotate(_ whole: Range<Int>, toFront range: Range<Int>) {
        reverse(whole)
        reverse(whole.lowerBound..<whole.lowerBound + range.count)
        reverse(whole.lowerBound + range.count..<whole.upperBound)
    }

    private func reverse(_ range: Range<Int>) {
        classes[range].reverse()
        scalars[range].reverse()
    }

    /// Takes the characters in `range` out; those behind it move up.
    mutating func remove(_ range: Range<Int>) {
        for index in range.upperBound..<max(end, range.upperBound) {
            classes[index - range.count] = classes[index]
            scalars[index - range.count] = scalars[index]
        }
        end -= range.count
    }
}
