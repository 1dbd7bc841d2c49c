import CPhonePeer
import PhoneNumbers

/// Numbers typed one key after the other, with a formatter for each region that is cleared before a number.
enum PhoneTyping {
    /// As many as the Python peers take.
    static func rows(_ rows: [PhoneCorpus.Row]) -> [PhoneCorpus.Row] { Array(rows.prefix(4000)) }

    static func contenders(_ plans: PhonePlans, _ rows: [PhoneCorpus.Row]) -> [Contender] {
        let names = Array(Set(rows.map(\.regionName))).sorted()
        let places = rows.map { names.firstIndex(of: $0.regionName) ?? 0 }
        let formatters = Formatters(names.map { AsYouTypeFormatter(region: RegionCode($0), plans: plans) })
        let peers = PeerFormatters(names)
        return [
            Contender(name: "AsYouTypeFormatter") {
                zip(rows, places).reduce(0) { $0 &+ formatters.type($1.0.keys, $1.1) }
            },
            Contender(name: "libphonenumber (C++)") {
                zip(rows, places).reduce(0) { $0 &+ peers.type($1.0.keys, $1.1) }
            },
        ]
    }

    private final class Formatters {
        private var formatters: [AsYouTypeFormatter]

        init(_ formatters: [AsYouTypeFormatter]) { self.formatters = formatters }

        func type(_ keys: [UInt8], _ place: Int) -> Int {
            formatters[place].clear()
            return keys.reduce(0) { sum, key in
                formatters[place].append(Unicode.Scalar(key))
                return sum &+ formatters[place].withText { $0.count }
            }
        }
    }

    private final class PeerFormatters {
        private let formatters: [OpaquePointer?]

        init(_ names: [String]) { formatters = names.map { bench_typing_new($0) } }

        deinit { for formatter in formatters { bench_typing_free(formatter) } }

        func type(_ keys: [UInt8], _ place: Int) -> Int {
            keys.withUnsafeBytes { keys in
                Int(
                    bench_typing_type(
                        formatters[place], keys.assumingMemoryBound(to: CChar.self).baseAddress, keys.count))
            }
        }
    }
}
