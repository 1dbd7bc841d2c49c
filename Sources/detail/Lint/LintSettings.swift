import DetailKit
import Glibc
import JSONText

/// What `detail lint` is asked for beside its arguments: by the environment, and by a file that a team keeps.
///
/// The file is `detail.json` in the working folder or the nearest folder above it. Its members are called as the options.
struct LintSettings {
    /// The file that was read, if any.
    private(set) var path: String?

    /// The values that it gives, by options.
    private(set) var values: [String: [String]] = [:]

    static let fileName = "detail.json"
    private static let schemaMember = "$schema"

    /// The largest file that is read.
    private static let limits = JSONLimits(depth: 4, bytes: 1 << 16)

    init(_ invocation: Invocation) throws(Failure) {
        if let given = invocation["config"] {
            guard !invocation.has("isolated") else { throw Failure("lint: --isolated reads no --config") }
            path = given
        } else {
            path = invocation.has("isolated") ? nil : LintSettings.nearest
        }
        if let path { values = try LintSettings.read(path) }
    }

    /// The file in the working folder or the nearest above it.
    private static var nearest: String? {
        var steps = FileName.workingFolder.split(separator: "/")
        if isThere(fileName) { return fileName }
        while !steps.isEmpty {
            steps.removeLast()
            let path = "/" + (steps + [Substring(fileName)]).joined(separator: "/")
            if isThere(path) { return path }
        }
        return nil
    }

    /// A link that leads nowhere is there as well, and is told when it is read.
    private static func isThere(_ path: String) -> Bool {
        FileKind(path).map { $0 == .file } ?? (FileKind(unfollowed: path) != nil)
    }

    private static func read(_ path: String) throws(Failure) -> [String: [String]] {
        let bytes = try Input.bytes(of: path, atMost: limits.bytes)
        let document: JSONDocument
        do { document = try JSONDocument(bytes, limits: limits) } catch {
            throw Failure("\(path):\(error.line):\(error.column): not a configuration in JSON (\(error.code.rawValue))")
        }
        func fault(_ node: JSONNode, _ words: String) -> Failure {
            let place = document.position(ofByte: document.sourceRange(node).lowerBound)
            return Failure("\(path):\(place.line):\(place.column): \(words)")
        }
        guard document.kind(document.root) == .object else {
            throw fault(document.root, "a configuration is an object")
        }
        let options = LintOptions.all.filter { LintOptions.settings.contains($0.name) }
        var values: [String: [String]] = [:]
        for member in document.members(of: document.root) {
            let name = document.string(of: member.name) ?? ""
            if name == schemaMember { continue }
            guard let option = options.first(where: { $0.name == name }) else {
                let nearest = nearestWord(to: name, among: options.map(\.name)).map { "; did you mean '\($0)'?" }
                throw fault(member.name, "unknown member '\(name)'\(nearest ?? "")")
            }
            if option.placeholder == nil, let isGiven = document.bool(of: member.value) {
                if isGiven { values[name] = [] }
                continue
            }
            guard option.placeholder != nil, let value = option.value(member.value, in: document) else {
                throw fault(member.value, "'\(name)' is \(option.kindOfValue)")
            }
            if let text = value.compactMap(option.fault).first { throw fault(member.value, "'\(name)' \(text)") }
            values[name] = value.map { option.isPath($0) ? FileName.path($0, beside: path) : $0 }
        }
        return values
    }
}

extension Option {
    /// What a member of a configuration says; nil when it says nothing that the option can be.
    fileprivate func value(_ node: JSONNode, in document: JSONDocument) -> [String]? {
        if let text = document.string(of: node) { return isList ? parts(of: text) : [text] }
        guard isList, document.kind(node) == .array else { return nil }
        let texts = document.elements(of: node).map { document.string(of: $0) }
        return texts.contains(nil) ? nil : texts.compactMap { $0 }
    }

    fileprivate var kindOfValue: String {
        placeholder == nil ? "true or false" : isList ? "a list of texts" : "a text"
    }

    /// Whether a value of the option is the path of a file. A policy may be a name as well: a path shows itself by a dot or a
    /// slash.
    fileprivate func isPath(_ value: String) -> Bool {
        if name == Option.policy.name { return value.contains { "./".contains($0) } }
        return placeholder == "FILE" || placeholder == "DIR"
    }
}

extension FileName {
    /// The folder in which the command runs; empty when it is gone.
    static var workingFolder: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { room in
            guard let path = getcwd(room.baseAddress, room.count) else { return "" }
            return text(UnsafeBufferPointer(start: path, count: strlen(path)))
        }
    }

    /// A path that is written in a file: it starts at the folder of that file.
    static func path(_ path: String, beside file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return String(file[...slash]) + path
    }
}
