import UnicodeText

extension MessageTable {
    static let countryFolders = ["CountryData/phone", "CountryData/address", "CountryData/address/imported"]

    /// Messages name countries by ICU: every region code of the country tables must have a name in every language of
    /// the project. A team's own takes those it lacks from the first.
    func checkCountryNames(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        for file in MessageTable.countryFolders.flatMap(workspace.files(in:)) {
            guard let entries = file.root.entries(diagnostics),
                let code = entries.first(where: { $0.name == "regionCode" })?.value,
                let region = code.text(diagnostics),
                !region.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else { continue }
            for language in languages.prefix(wholeCount) where CountryNames.displayName(region, locale: language) == nil
            {
                diagnostics.report("country.noName", at: code, "'\(region)' has no name in '\(language)'")
            }
        }
    }
}
