import Glibc
import TableFormat

extension BuildTool {
    /// What `tablec lookup` is asked to do.
    struct LookupOptions {
        var file: String?
        var output: String?
        var root = "."
        var country: String?
        var source: String?
    }

    /// Compiles a list of addresses into an image. Nothing is written when a line is wrong.
    static func lookup(_ arguments: ArraySlice<String>) throws -> Int32 {
        let options = try lookupOptions(arguments)
        guard let file = options.file, let output = options.output else {
            throw BadOption(description: "lookup needs a list and --output FILE; see tablec --help")
        }
        let diagnostics = Diagnostics()
        let workspace = Workspace(root: options.root, diagnostics: diagnostics)
        guard let rules = LookupRules(workspace, diagnostics),
            let source = workspace.file(LookupRules.path)?.root,
            let country = LookupCountry(options.country ?? rules.country, at: source, workspace, diagnostics),
            let codes = LookupCodes(country, workspace, diagnostics), diagnostics.isEmpty
        else {
            for fault in diagnostics.sorted { print(fault) }
            return 1
        }
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystem.Failure(file) }
        defer { close(descriptor) }
        // Told as they are found: a list may be wrong in every line, and is longer than what fits in memory.
        var faults = 0
        let name = file.split(separator: "/").last.map(String.init) ?? file
        var list = LookupList(
            path: file, source: options.source ?? name, rules: rules, country: country, codes: codes,
            tell: { fault in
                faults += 1
                print(fault)
            }, note: { print($0) })
        var reader = CSVReader(descriptor: descriptor, lineBytes: rules.listLimits["lineBytes"] ?? 0)
        let isRead = list.read(&reader)
        if reader.failure != 0 { throw FileSystem.Failure(file, String(cString: strerror(reader.failure))) }
        guard isRead, faults == 0 else {
            FileSystem.writeError("\(faults) fault\(faults == 1 ? "" : "s"); nothing is written\n")
            return 1
        }
        return try write(list, rules, to: output)
    }

    private static func write(_ list: LookupList, _ rules: LookupRules, to path: String) throws -> Int32 {
        var image = ImageBuilder(topic: LookupTopic.name, schemaVersion: LookupTopic.schemaVersion, dataVersion: 0)
        var writer = LookupImage(texts: list.texts)
        writer.write([list.rows], into: &image)
        image.add(limits: rules.limits)
        let bytes = image.build()
        // What a reader would refuse is not worth writing.
        do { _ = try TableImage(verifying: bytes) } catch {
            throw BadOption(description: "the list makes no image: \(error)")
        }
        try FileSystem.write([(path, bytes)])
        print("\(path): \(bytes.count) bytes, \(list.rows.rows.count) rows, \(list.rows.places.count) places")
        return 0
    }

    private static func lookupOptions(_ arguments: ArraySlice<String>) throws(BadOption) -> LookupOptions {
        var options = LookupOptions()
        var remaining = arguments
        while let argument = remaining.popFirst() {
            guard argument.hasPrefix("-") else {
                guard options.file == nil else {
                    throw BadOption(description: "lookup takes one list, not '\(argument)' too")
                }
                options.file = argument
                continue
            }
            guard ["--output", "--root", "--country", "--source"].contains(argument) else {
                throw BadOption(description: "unknown option '\(argument)'; see tablec --help")
            }
            guard let value = remaining.popFirst() else { throw BadOption(description: "\(argument) needs a value") }
            switch argument {
            case "--output": options.output = value
            case "--root": options.root = value
            case "--country": options.country = value
            default: options.source = value
            }
        }
        return options
    }
}
