import DetailKit
import JSONText
import Testing

/// What can be repaired without asking is repaired, and nothing else.
@Suite struct FixTests {
    /// Payloads with something to repair or without, of all kinds.
    static let payloads: [(id: String, payload: [UInt8])] = {
        let files = Project.files("Tests/Corpus").compactMap { try? CorpusFile(Project.bytes($0)) }
        var found = files.flatMap { $0.cases.map { ($0.id, $0.payload) } }
        for path in MessagePrivacyTests.files {
            guard let document = try? JSONDocument(Project.bytes(path)) else { continue }
            for node in JSONDocumentWalk.nodes(document.root, of: document) where document.kind(node) == .object {
                let bytes = document.withBytes(in: document.sourceRange(node)) {
                    $0.withUnsafeBufferPointer { Array($0) }
                }
                found.append(("\(path) \(document.pointer(to: node))", bytes))
            }
        }
        // A card that becomes itself: repairs of the new one must be no change of what may not be changed.
        let cards = found.filter { $0.1.first == UInt8(ascii: "{") && (try? JSONDocument($0.1)) != nil }
        return found
            + cards.map {
                ("change \($0.0)", Array(#"{"before": "#.utf8) + $0.1 + Array(#", "after": "#.utf8) + $0.1 + [0x7D])
            }
    }()

    /// The same with a byte changed, a digit doubled, a blank more or a letter of the other case here and there.
    static func mutations(_ count: Int) -> [(id: String, payload: [UInt8])] {
        var random = SeededRandom(6)
        var found: [(String, [UInt8])] = []
        while found.count < count {
            let (id, payload) = payloads[Int(random.next() % UInt64(payloads.count))]
            guard !payload.isEmpty, payload.count < 4000 else { continue }
            var bytes = payload
            for _ in 0...random.next() % 3 {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 5 {
                case 0: bytes[place] ^= 0x20
                case 1: bytes.insert(0x20, at: place)
                case 2: bytes.insert(bytes[place], at: place)
                case 3: bytes.remove(at: place)
                default: bytes[place] = UInt8(ascii: "0") + UInt8(random.next() % 10)
                }
                if bytes.isEmpty { bytes = [0x7B, 0x7D] }
            }
            if (try? JSONDocument(bytes)) != nil { found.append((id, bytes)) }
        }
        return found
    }

    @Test func holdForPayloadsAsTheyAre() throws { try expectSound(Self.payloads) }

    @Test func holdForPayloadsWithSlips() throws { try expectSound(Self.mutations(6000)) }

    private func expectSound(_ payloads: [(id: String, payload: [UInt8])]) throws {
        for validator in [try Project.validator, try Project.tellingValidator] {
            var fixed = 0
            for (id, payload) in payloads {
                let report = validator.validate(payload)
                guard let mended = report.fixed() else {
                    #expect(
                        !report.problems.contains { $0.fix?.certainty == .certain } || report.normalized == nil, "\(id)"
                    )
                    continue
                }
                fixed += 1
                try expectSound(report, payload, mended.payload, validator, id)
            }
            #expect(fixed > payloads.count / 50)
        }
    }

    private func expectSound(
        _ report: Report, _ payload: [UInt8], _ mended: [UInt8], _ validator: Validator, _ id: String
    ) throws {
        let text = String(decoding: payload, as: UTF8.self)
        let again = validator.validate(mended)
        // Once is enough, and what is saved is the same.
        #expect(again.fixed() == nil, "\(id): \(text) \(String(decoding: mended, as: UTF8.self))")
        #expect(again.normalized == report.normalized, "\(id): \(text)")
        #expect(!again.problems.contains { $0.fix?.certainty == .certain }, "\(id): \(text)")
        // Nothing that was right goes wrong.
        let before = Dictionary(grouping: report.problems.filter { $0.severity == .error }, by: \.code).mapValues(
            \.count)
        for (code, problems) in Dictionary(grouping: again.problems.filter { $0.severity == .error }, by: \.code) {
            #expect(problems.count <= before[code] ?? 0, "\(id): \(code) in \(text)")
        }
        // Outside the repaired values no byte changes.
        let certain = report.problems.compactMap { $0.fix?.certainty == .certain ? $0.fix : nil }
        let paths = Set(certain.flatMap(\.operations).map(\.path))
        let (old, new) = (try JSONDocument(payload), try JSONDocument(mended))
        #expect(Self.outside(paths, old) == Self.outside(paths, new), "\(id): \(text)")
    }

    /// The bytes of a document without the values at some places.
    private static func outside(_ paths: Set<String>, _ document: JSONDocument) -> [UInt8] {
        var bytes: [UInt8] = []
        var copied = 0
        let values = JSONDocumentWalk.nodes(document.root, of: document).filter {
            !document.isName($0) && paths.contains(document.pointer(to: $0).description)
        }
        for range in values.map(document.sourceRange) {
            bytes += document.withBytes(in: copied..<range.lowerBound) { $0.withUnsafeBufferPointer { Array($0) } }
            copied = range.upperBound
        }
        return bytes + document.withBytes(in: copied..<document.byteCount) { $0.withUnsafeBufferPointer { Array($0) } }
    }

    /// Proposals are taken only when they are asked for, and then before a stored form of the same value.
    @Test func takesProposalsOnlyWhenAsked() throws {
        let payload = Array(
            #"{"kind": "email", "value": "sanne@gmial.com", "type": "personal", "verified": false}"#.utf8)
        let report = try Project.validator.validate(payload)
        #expect(report.fixed() == nil)
        let fixed = try #require(report.fixed(.proposed))
        #expect(String(decoding: fixed.payload, as: UTF8.self).contains(#""value": "sanne@gmail.com", "type""#))
        #expect(fixed.count == 1)
    }

    /// A repair of several steps is one repair.
    @Test func putsInWhatBelongsTogether() throws {
        let fields =
            #"{"postalCode": "90210", "line1": "123 Main St", "city": "Beverly Hills", "region": "california"}"#
        let payload = Array(#"{"kind": "address", "country": "us", "fields": \#(fields)}"#.utf8)
        let fixed = try #require(try Project.validator.fixed(payload))
        let text = String(decoding: fixed.payload, as: UTF8.self)
        #expect(text.contains(#""country": "US""#) && text.contains(#""region": "CA"}"#))
    }

    @Test(arguments: [
        #"{"kind": "phone", "value": "06 12345678", "country": "NL", "country": "NL"}"#, "{", "", "[1,]",
        #"{"kind": "phone", "value": "+31612345678", "country": "NL"}"#, "null",
    ]) func leavesAlone(payload: String) throws {
        #expect(try Project.validator.fixed(Array(payload.utf8), .proposed) == nil)
    }
}

/// Random numbers that are the same in every run.
struct SeededRandom {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
