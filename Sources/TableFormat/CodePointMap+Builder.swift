extension CodePointMap {
    /// Collects values of code points; equal blocks are stored once.
    public struct Builder: Sendable {
        private var values = [UInt32](repeating: 0, count: 0x110000)
        private let unicodeVersion: (major: Int, minor: Int)

        /// Starts with 0 everywhere.
        public init(unicodeVersion: (major: Int, minor: Int)) { self.unicodeVersion = unicodeVersion }

        /// The value of a code point; nothing above U+10FFFF is kept.
        public subscript(codePoint: UInt32) -> UInt32 {
            get { codePoint < 0x110000 ? values[Int(codePoint)] : 0 }
            set { if codePoint < 0x110000 { values[Int(codePoint)] = newValue } }
        }

        /// Gives every code point of a range the same value.
        public mutating func set(_ range: ClosedRange<UInt32>, _ value: UInt32) {
            for codePoint in range { self[codePoint] = value }
        }

        /// Adds bits to the value of every code point of a range.
        public mutating func formUnion(_ range: ClosedRange<UInt32>, _ bits: UInt32) {
            for codePoint in range { self[codePoint] |= bits }
        }

        /// The bytes of the section.
        public func build() -> [UInt8] {
            let largest = values.max() ?? 0
            let width = largest < 1 << 8 ? 1 : largest < 1 << 16 ? 2 : 4
            var numbers: [ArraySlice<UInt32>: Int] = [:]
            var blocks: [ArraySlice<UInt32>] = []
            var stage: [Int] = []
            for start in stride(from: 0, to: values.count, by: CodePointMap.blockSize) {
                let block = values[start..<start + CodePointMap.blockSize]
                if let known = numbers[block] {
                    stage.append(known)
                } else {
                    numbers[block] = blocks.count
                    stage.append(blocks.count)
                    blocks.append(block)
                }
            }
            var out = ByteBuilder()
            out.u32(UInt32(width))
            out.u32(UInt32(blocks.count))
            out.u32(UInt32(unicodeVersion.major << 16 | unicodeVersion.minor << 8))
            out.u32(0)
            for number in stage { out.u16(UInt16(number)) }
            for block in blocks { for value in block { out.append(value, width) } }
            return out.bytes
        }
    }
}

extension ImageBuilder {
    /// Adds a code-point map.
    public mutating func add(_ tag: SectionTag, _ map: CodePointMap.Builder) { add(tag, .codePointMap, map.build()) }
}
