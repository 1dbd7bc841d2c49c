import Foundation

/// 20,000 made-up ASCII addresses, the same in every run: one in ten is bad, one in five is at a disposable domain.
struct EmailCorpus {
    private(set) var addresses: [[UInt8]] = []

    /// The domains of those that are not bad.
    private(set) var domains: [[UInt8]] = []

    static let count = 20_000

    init(_ listed: [String]) {
        var random = Sequence(state: 20_261_130)
        for number in 0..<EmailCorpus.count {
            let local = random.word(3, 9) + ["", ".", "_", "+"][random.next(4)] + random.word(2, 8)
            let isDisposable = number % 5 == 0
            let name = isDisposable ? listed[random.next(listed.count)] : random.domain()
            let domain = random.next(100) < 15 ? random.word(2, 6) + "." + name : name
            if number % 10 == 9 {
                addresses.append(Array(random.spoilt(local, domain).utf8))
            } else {
                addresses.append(Array("\(local)@\(domain)".utf8))
                domains.append(Array(domain.utf8))
            }
        }
    }

    /// A generator that is the same on every machine.
    private struct Sequence {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func word(_ shortest: Int, _ longest: Int) -> String {
            let letters = Array("etaoinshrdlucmfwypvbgk")
            return String((0..<(shortest + next(longest - shortest + 1))).map { _ in letters[next(letters.count)] })
        }

        mutating func domain() -> String {
            let known = [
                "gmail.com", "outlook.com", "yahoo.com", "icloud.com", "ziggo.nl", "web.de", "orange.fr", "qq.com",
            ]
            if next(2) == 0 { return known[next(known.count)] }
            return word(4, 12) + [".com", ".nl", ".de", ".co.uk", ".org", ".net", ".com.br", ".io"][next(8)]
        }

        mutating func spoilt(_ local: String, _ domain: String) -> String {
            switch next(5) {
            case 0: local + domain
            case 1: local + "..x@" + domain
            case 2: local + "@" + domain + "."
            case 3: local + " @" + domain
            default: local + "@-" + domain
            }
        }
    }
}
