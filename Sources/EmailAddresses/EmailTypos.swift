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
        shortest = try limits.size("suggestedLetters")
        shortestWithoutFirst = try limits.size("suggestedLettersWithoutFirst")
    }

    /// Whether a domain may be nearly one of these; most are not.
    @inline(__always)
    func mayBeNear(_ domain: UnsafeBufferPointer<UInt8>) -> Bool {
        typealias Filter = EmailSchema.Filter
        guard domain.count >= Filter.shortest else { return false }
        if has(Filter.beginning(domain)) || has(Filter.longEnd(domain, first: domain[0])) { return true }
        return domain.count <= Filter.short + 1 && has(Filter.shortEnd(domain, first: domain[0]))
    }

    @inline(__always)
    private func has(_ bit: Int) -> Bool { filter.u8(bit >> 3) >> UInt8(bit & 7) & 1 != 0 }

    /// The domains that begin with one of some bytes.
    func domains(beginningWith first: UInt8) -> Range<Int> { lowerBound(first)..<lowerBound(first &+ 1) }

    private func lowerBound(_ first: UInt8) -> Int {
        var (low, high) = (0, domains.count)
        while low < high {
            let middle = (low + high) / 2
            if domains.utf8(middle).first ?? 0 < first { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The ending that is meant by one that exists, where people type it for another.
    func ending(meantBy typed: some Collection<UInt8>) -> [UInt8]? {
        for index in 0..<endings.count {
            let words = endings.utf8(index).split(separator: 0x20)
            if words.count == 2, words[0].elementsEqual(typed) { return Array(words[1]) }
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
        let start = zip(typed, meant).prefix { $0 == $1 }.count
        let typedRest = typed.dropFirst(start)
        let meantRest = meant.dropFirst(start)
        let end = zip(typedRest.reversed(), meantRest.reversed()).prefix { $0 == $1 }.count
        let typed = Array(typedRest.dropLast(end))
        let meant = Array(meantRest.dropLast(end))
        switch (typed.count, meant.count) {
        case (1, 0): self = .extra(at: start)
        case (0, 1): self = .missing(at: start)
        case (1, 1): self = .other(at: start)
        case (2, 2) where typed[0] == meant[1] && typed[1] == meant[0]: self = .swapped(at: start)
        default: return nil
        }
    }

    /// Whether the first letter is another one, or stands there too much.
    var changesFirst: Bool { self == .other(at: 0) || self == .extra(at: 0) }
}
