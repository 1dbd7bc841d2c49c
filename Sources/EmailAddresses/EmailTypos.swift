import TableFormat

/// The domains that people mean, and what they type for them.
struct EmailTypos: Sendable {
    /// Sorted.
    let domains: TextPool
    let topLevels: TextPool
    private let endings: TextPool
    private let filter: TableBytes

    /// Letters that a label has at least for one slip to be told from another name.
    let shortest: Int

    /// Letters that it has at least when the first one is missing.
    let shortestWithoutFirst: Int

    init(_ image: TableImage) throws(TableError) {
        domains = try TextPool(image, EmailSchema.Typos.domains)
        topLevels = try TextPool(image, EmailSchema.Typos.topLevels)
        endings = try TextPool(image, EmailSchema.Typos.endings)
        filter = try image.bytes(EmailSchema.Typos.filter, .bytes)
        guard filter.count == EmailSchema.Filter.size else {
            throw TableError(.section, section: EmailSchema.Typos.filter)
        }
        let limits = try LimitTable(image)
        shortest = try limits.size(EmailSchema.Limit.suggestedLetters)
        shortestWithoutFirst = try limits.size(EmailSchema.Limit.suggestedLettersWithoutFirst)
    }

    /// Whether a domain may be nearly one of these; most are not.
    @inline(__always)
    func mayBeNear(_ domain: UnsafeBufferPointer<UInt8>) -> Bool {
        guard domain.count >= EmailSchema.Filter.shortest else { return false }
        return has(EmailSchema.Filter.beginning(domain)) || mayEndAlike(domain) || maySlipFirst(domain)
    }

    /// Whether this may be one of these without its first letter, or with the first two the wrong way round.
    @inline(__always)
    func maySlipFirst(_ domain: UnsafeBufferPointer<UInt8>) -> Bool {
        domain.count >= EmailSchema.Filter.shortest && has(EmailSchema.Filter.whole(domain))
    }

    /// Whether one of these may have the same end and the same first letter.
    @inline(__always)
    func mayEndAlike(_ domain: UnsafeBufferPointer<UInt8>) -> Bool {
        typealias Filter = EmailSchema.Filter
        guard domain.count >= Filter.shortest else { return false }
        return has(Filter.longEnd(domain, first: domain[0]))
            || domain.count <= Filter.short + 1 && has(Filter.shortEnd(domain, first: domain[0]))
    }

    @inline(__always)
    private func has(_ bit: Int) -> Bool { filter.u8(bit >> 3) >> UInt8(bit & 7) & 1 != 0 }

    /// The domains that begin as another one does, in so many bytes of up to three.
    func domains(beginningAs domain: UnsafeBufferPointer<UInt8>, _ count: Int) -> Range<Int> {
        let first = key(domain, count) << UInt32(8 * (3 - count))
        return lowerBound(first)..<lowerBound(first + (1 << UInt32(8 * (3 - count))))
    }

    private func lowerBound(_ wanted: UInt32) -> Int {
        var (low, high) = (0, domains.count)
        while low < high {
            let middle = (low + high) / 2
            if key(domains.utf8(middle), 3) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The first bytes as a number, in the order of the texts.
    private func key(_ domain: UnsafeBufferPointer<UInt8>, _ count: Int) -> UInt32 {
        (0..<count).reduce(0) { $0 << 8 | ($1 < domain.count ? UInt32(domain[$1]) : 0) }
    }

    /// The ending that is meant by one that exists, where people type it for another.
    func ending(meantBy typed: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        for index in 0..<endings.count {
            let words = endings.utf8(index)
            guard words.count > typed.count, words[typed.count] == 0x20, words.starts(with: typed) else { continue }
            return words[(typed.count + 1)...]
        }
        return nil
    }
}

/// One slip of the fingers: a letter too many, one missing, another one, or two the wrong way round.
enum Slip: Equatable {
    case extra(at: Int)
    case missing(at: Int)
    case other(at: Int)
    case swapped(at: Int)

    /// The slip that makes `typed` of `meant`; nil when there is none or more than one.
    init?(_ typed: some RandomAccessCollection<UInt8>, for meant: some RandomAccessCollection<UInt8>) {
        let shorter = min(typed.count, meant.count)
        func letter(_ text: some RandomAccessCollection<UInt8>, _ place: Int) -> UInt8 {
            text[text.index(text.startIndex, offsetBy: place)]
        }
        var start = 0
        while start < shorter, letter(typed, start) == letter(meant, start) { start += 1 }
        var end = 0
        while end < shorter - start,
            letter(typed, typed.count - 1 - end) == letter(meant, meant.count - 1 - end)
        { end += 1 }
        switch (typed.count - start - end, meant.count - start - end) {
        case (1, 0): self = .extra(at: start)
        case (0, 1): self = .missing(at: start)
        case (1, 1): self = .other(at: start)
        case (2, 2)
        where letter(typed, start) == letter(meant, start + 1) && letter(typed, start + 1) == letter(meant, start):
            self = .swapped(at: start)
        default: return nil
        }
    }

    /// Whether the first letter is another one, or stands there too much.
    var changesFirst: Bool { self == .other(at: 0) || self == .extra(at: 0) }
}
