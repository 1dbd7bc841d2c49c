import TableFormat

extension PhonePlans {
    /// What is known of numbers that are not what was meant: old plans, prefixes of elsewhere, dates.
    struct Hints: Sendable {
        let programs: MatchProgramTable
        private let renumberings: RecordTable
        private let rewrites: RecordTable.Column
        private let prefixes: RecordTable.Column
        private let labels: TextPool
        private let lookalikes: RecordTable
        private let substitutes: RecordTable

        init(_ image: TableImage) throws(TableError) {
            programs = try MatchProgramTable(image, PhoneSchema.HintSection.programs)
            renumberings = try RecordTable(image, PhoneSchema.HintSection.renumberings)
            rewrites = try RecordTable(image, PhoneSchema.HintSection.rewrites).column(0)
            prefixes = try RecordTable(image, PhoneSchema.HintSection.internationalPrefixes).column(0)
            labels = try TextPool(image, PhoneSchema.HintSection.labels)
            lookalikes = try RecordTable(image, PhoneSchema.HintSection.lookalikes)
            substitutes = try RecordTable(image, PhoneSchema.HintSection.substitutes)
        }

        /// A number of an old plan as it is written today.
        struct Renumbered {
            /// The row of the region that has it today.
            let region: Int

            /// 0 for a form that was never one to call from abroad.
            let year: Int
            let digits: [UInt8]
        }

        /// What a number may have become, by the plan of its region. Rows of regions.
        func renumbered(_ digits: [UInt8], _ regions: Range<Int>) -> [Renumbered] {
            (0..<renumberings.count).compactMap { row in
                guard regions.contains(value(row, .region)) else { return nil }
                return digits.withUnsafeBufferPointer { text in
                    guard let match = programs.match(value(row, .program), text), match.length == text.count else {
                        return nil
                    }
                    return Renumbered(
                        region: value(row, .newRegion), year: value(row, .year), digits: rewrite(text, match, row))
                }
            }
        }

        private func value(_ row: Int, _ field: PhoneSchema.RenumberingField) -> Int {
            renumberings[row, field.rawValue]
        }

        private func rewrite(
            _ text: UnsafeBufferPointer<UInt8>, _ match: MatchProgramTable.Match, _ row: Int
        ) -> [UInt8] {
            var result: [UInt8] = []
            // A table from outside may hold any numbers here; ours are small.
            let start = min(value(row, .rewriteStart), rewrites.count)
            for place in start..<min(start + (value(row, .rewriteCount) & 0xFF), rewrites.count) {
                let piece = rewrites[place]
                if piece < PhoneSchema.transformGroup {
                    result.append(UInt8(truncatingIfNeeded: piece))
                } else if let group = match.group(piece - PhoneSchema.transformGroup) {
                    for digit in group where digit < text.count { result.append(text[digit]) }
                }
            }
            return result
        }

        /// The lengths of the prefixes for calling abroad that digits begin with, the likeliest first.
        func internationalPrefixes(of digits: [UInt8]) -> [Int] {
            digits.withUnsafeBufferPointer { text in
                (0..<prefixes.count).compactMap { programs.match(prefixes[$0], text)?.length }
            }
        }

        /// Whether a word, in letters of any size, only says that a number follows.
        func isLabel(_ word: some Sequence<UInt8>) -> Bool {
            let word = String(decoding: Array(word), as: UTF8.self).lowercased()
            return (0..<labels.count).contains { word.utf8.elementsEqual(labels.utf8($0)) }
        }

        /// The digit that a letter looks like.
        func substitute(_ scalar: UInt32) -> UInt8? {
            let row = (0..<substitutes.count).first {
                substitutes[$0, PhoneSchema.SubstituteField.letter.rawValue] == Int(scalar)
            }
            guard let row else { return nil }
            let digit = substitutes[row, PhoneSchema.SubstituteField.digit.rawValue]
            return 0...9 ~= digit ? UInt8(digit) : nil
        }

        /// What the groups of a text, with one character between them, look like.
        /// - Parameter mark: the meaning of that character.
        func lookalike(_ groups: [Int], _ mark: PhoneText.Class) -> PhoneSchema.LookalikeKind? {
            guard (2...PhoneSchema.lookalikeGroups).contains(groups.count) else { return nil }
            guard let row = (0..<lookalikes.count).first(where: { looks(like: $0, groups, mark) }) else { return nil }
            let kind = lookalikes[row, PhoneSchema.LookalikeField.kind.rawValue]
            let kinds = PhoneSchema.LookalikeKind.allCases
            return kinds.indices.contains(kind) ? kinds[kind] : nil
        }

        /// Not one with its caller: the compiler fails on that under the thread sanitizer (Swift 6.3.1).
        @inline(never)
        private func looks(like row: Int, _ groups: [Int], _ mark: PhoneText.Class) -> Bool {
            let roles = UInt32(truncatingIfNeeded: lookalikes[row, PhoneSchema.LookalikeField.mark.rawValue])
            let bounds = lookalikes[row, PhoneSchema.LookalikeField.groups.rawValue]
            guard mark.has(PhoneText.Roles(rawValue: roles)), bounds >> (groups.count * 8) == 0 else { return false }
            return groups.enumerated().allSatisfy { index, size in
                let bound = bounds >> (index * 8)
                return bound & 0xF != 0 && size >= bound & 0xF && size <= bound >> 4 & 0xF
            }
        }
    }
}
