import DetailKit
import JSONText

extension LintBaseline {
    /// The layout of the file; another one is refused.
    private static let version = 2

    /// Reads a baseline that `--write-baseline` wrote.
    static func read(_ path: String) throws(Failure) -> LintBaseline {
        let input = try Input.read(path)
        let document: JSONDocument
        do { document = try JSONDocument(input.bytes, limits: JSONLimits(depth: 4, bytes: JSONLimits.largest)) } catch {
            throw Failure("\(path):\(error.line):\(error.column): not a baseline in JSON (\(error.code.rawValue))")
        }
        func fault(_ node: JSONNode, _ words: String) -> Failure {
            let place = document.position(ofByte: document.sourceRange(node).lowerBound)
            return Failure("\(path):\(place.line):\(place.column): \(words)")
        }
        guard document.member("version", of: document.root).flatMap(document.integer(of:)) == version,
            let list = document.member("problems", of: document.root), document.kind(list) == .array
        else { throw fault(document.root, "not a baseline of this version; --write-baseline writes one") }
        var counts: [Key: Int] = [:]
        for element in document.elements(of: list) {
            func text(_ name: StaticString) -> String? {
                document.member(name, of: element).flatMap(document.string(of:))
            }
            guard let file = text("file"), let code = text("code"), let pointer = text("path"), let mark = text("value")
            else {
                throw fault(element, "a known problem has a file, a code, a path and a value")
            }
            let count = document.member("count", of: element).flatMap(document.integer(of:)) ?? 1
            let key = Key(file: file, payload: text("payload") ?? "", code: code, path: pointer, value: mark)
            counts[key, default: 0] = max(count, 1)
        }
        return LintBaseline(at: path, counts)
    }

    /// The file: one problem a line, in an order of its own, so that a change of it reads well.
    var json: [UInt8] {
        let keys = counts.keys.sorted {
            ($0.file, $0.payload, $0.path, $0.code, $0.value) < ($1.file, $1.payload, $1.path, $1.code, $1.value)
        }
        let lines = keys.map { key in
            var writer = JSONWriter()
            writer.beginObject()
            writer.name("file")
            writer.string(key.file)
            if !key.payload.isEmpty {
                writer.name("payload")
                writer.string(key.payload)
            }
            writer.name("code")
            writer.string(key.code)
            writer.name("path")
            writer.string(key.path)
            writer.name("value")
            writer.string(key.value)
            if let count = counts[key], count > 1 {
                writer.name("count")
                writer.number(count)
            }
            writer.endObject()
            return "\n  " + writer.text
        }
        return Array("{\"version\": \(LintBaseline.version), \"problems\": [\(lines.joined(separator: ","))\n]}\n".utf8)
    }
}
