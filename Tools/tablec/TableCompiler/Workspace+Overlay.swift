extension Workspace {
    /// A file of the overlay that nothing has read so far.
    struct UnreadFile {
        /// Below the overlay.
        let path: String
        let message: String
    }

    /// What stands beside our tables and is none: the schemas for editors.
    private static let otherFolders = ["schemas"]

    /// Reports the files of the overlay that no topic asked for: a misspelt name would otherwise change nothing, silently.
    package func checkOverlay() {
        guard let overlay else { return }
        for file in unreadFiles {
            diagnostics.report("table.unusedFile", file: "\(overlay)/\(file.path)", file.message)
        }
    }

    /// The files that look like tables and that no topic has asked for, each with what to do about it.
    var unreadFiles: [UnreadFile] {
        guard let overlay else { return [] }
        let folders = Workspace.folders(in: "\(root)/Rules")
        var found: [UnreadFile] = []
        var open = [""]
        var visited: Set<FileSystem.Identity> = []
        while let folder = open.popLast() {
            // A link that leads back is followed once.
            guard let identity = FileSystem.identity("\(overlay)/\(folder)"), visited.insert(identity).inserted else {
                continue
            }
            for name in FileSystem.names(in: "\(overlay)/\(folder)") where !name.hasPrefix(".") && !name.hasSuffix("~")
            {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                if FileSystem.isFolder("\(overlay)/\(path)"), !isRead("Rules/" + path) {
                    if path == "Rules", FileSystem.isFolder("\(overlay)/Rules/details") {
                        found.append(
                            UnreadFile(
                                path: path,
                                message:
                                    "the folder that is given is read as Rules itself: say --rules '\(overlay)/Rules'"))
                    } else if !Workspace.otherFolders.contains(path) {
                        open.append(path)
                    }
                } else if Workspace.isTable(name), !isRead("Rules/" + path) {
                    found.append(UnreadFile(path: path, message: Workspace.hint(path, folders)))
                }
            }
        }
        return found
    }

    /// Whether a file was probably meant to be read.
    private static func isTable(_ name: String) -> Bool {
        let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
        return ending.hasPrefix("json") || ending == "txt"
    }

    private static func hint(_ path: String, _ folders: [String]) -> String {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let name = String(path.split(separator: "/").last ?? "")
        if !name.hasSuffix(".json"), !name.hasSuffix(".txt") { return "only files whose names end in '.json' are read" }
        if !folders.contains(folder), let nearest = NearestName.of(folder, among: folders) {
            return "nothing reads this; did you mean '\(nearest)/\(name)'?"
        }
        return
            "nothing reads this; kinds stand in details/KIND.json, words in messages/LANGUAGE/KIND.json, policies in policies/NAME.json, and"
            + " corrections of ours under the name that our file has"
    }

    /// The folders below one, by their paths.
    private static func folders(in root: String) -> [String] {
        var found: [String] = []
        var open = [""]
        while let folder = open.popLast() {
            for name in FileSystem.names(in: "\(root)/\(folder)") {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                guard FileSystem.isFolder("\(root)/\(path)") else { continue }
                found.append(path)
                open.append(path)
            }
        }
        return found
    }
}
