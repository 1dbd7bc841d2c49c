import Foundation

/// A Python package as it was timed by peers/phone_times.py.
struct PythonPhonePeer {
    struct Figures: Decodable {
        /// Nanoseconds by job and form.
        let times: [String: Double]
        let growth: PhoneMemory
    }

    let name: String
    let figures: Figures

    static func all(_ corpus: URL) throws -> [PythonPhonePeer] {
        try [
            ("rphonenumbers (Rust)", ["rphonenumbers", corpus.path, "5"]),
            ("phonenumbers (Python)", ["phonenumbers", corpus.path, "1"]),
            ("phonenumbers (Python), patterns cached", ["phonenumbers", corpus.path, "3", "cached"]),
        ].map { name, arguments in
            let output = try Peers.output(of: "phone_times.py", arguments)
            return PythonPhonePeer(name: name, figures: try JSONDecoder().decode(Figures.self, from: output))
        }
    }
}
