import JSONText

/// The layouts of `CountryData/address`: made by hand, imported, or imported and corrected by hand.
struct AddressLayoutFiles {
    static let folder = "CountryData/address"
    static let importedFolder = folder + "/imported"
    static let defaultStem = "default"

    /// A layout and the name of the file that it stands in.
    struct Layout {
        let root: SourceValue
        let stem: String
    }

    private(set) var fallback: Layout?

    /// The layouts of countries, in the order of their codes.
    private(set) var countries: [Layout] = []

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        var layouts: [String: SourceValue] = [:]
        for file in workspace.files(in: Self.importedFolder) { layouts[file.stem] = file.root }
        for file in workspace.files(in: Self.folder) {
            guard Self.isCorrection(file.root, diagnostics) else {
                layouts[file.stem] = file.root
                continue
            }
            if let imported = layouts[file.stem] {
                layouts[file.stem] = imported.corrected(by: file.root)
            } else {
                diagnostics.report(
                    "address.nothingToCorrect", at: file.root, "there is no imported layout of this name")
            }
        }
        for (stem, root) in layouts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let layout = Layout(root: root, stem: stem)
            if stem == Self.defaultStem { fallback = layout } else { countries.append(layout) }
        }
    }

    /// Whether a file made by hand says only what differs from the imported one.
    private static func isCorrection(_ root: SourceValue, _ diagnostics: Diagnostics) -> Bool {
        guard root.kind == .object, let entry = root.ownEntries.first(where: { $0.name == "corrects" }) else {
            return false
        }
        return entry.value.bool(diagnostics) ?? false
    }
}
