import Glibc

/// The command line of the table compiler.
package enum BuildTool {
    /// What a run is asked to do.
    struct Options {
        var root = "."
        var rules: String?
        var output: String?

        /// Who tries the examples of a team's rules.
        var examine: Examiner?
    }

    static let imageFolder = "Sources/CTables/images"

    static let usage = """
        usage: tablec build [--rules DIR] [--output DIR] [--root DIR]
               tablec check [--rules DIR] [--output DIR] [--root DIR]
               tablec refresh phone|address|disposable|suffixes|dates|lookup|all
                              [--version VERSION] [--accept GUARD] [--dry-run] [--root DIR]
               tablec lookup LIST.csv --output FILE.table [--country COUNTRY] [--source NAME] [--root DIR]

        build    compile every table of Rules and CountryData into images
        check    compile, and compare with the images that are there
        refresh  take a source's package and rewrite our JSON from it
        lookup   compile a list of addresses for 'detail lookup --table': a postal code and a street or town a line, with a house
                 number (and letter, addition), or the first and last of a range and whether the even or odd ones are meant;
                 columns by their names in Rules/address/lookup.json (postcode, huisnummer, van, tot, soort, openbare_ruimte,
                 woonplaats, street, town, ...), separated by commas, semicolons or tabs; the country is the Netherlands
                 unless --country says another

        --rules DIR   files of a team's own, laid over Rules
        --output DIR  where the images are (default: \(imageFolder))
        --root DIR    the project's folder (default: the working directory)

        exit: 0 done, 1 faults found or images not current, 2 could not run
        """

    /// Runs one command and answers its exit status.
    package static func run(_ arguments: [String], examine: Examiner? = nil) -> Int32 {
        guard let command = arguments.first else { return fail(usage) }
        do {
            switch command {
            case "build": return try build(parse(arguments.dropFirst(), examine))
            case "check": return try check(parse(arguments.dropFirst(), examine))
            case "lookup": return try lookup(arguments.dropFirst())
            case "refresh": return refresh(Array(arguments.dropFirst()))
            case "--help", "-h", "help":
                print(usage)
                return 0
            default: return fail("tablec: unknown command '\(command)'\n\(usage)")
            }
        } catch {
            return fail("tablec: \(error)")
        }
    }

    struct BadOption: Error, CustomStringConvertible { let description: String }

    static func parse(_ arguments: ArraySlice<String>, _ examine: Examiner?) throws(BadOption) -> Options {
        var options = Options(examine: examine)
        var remaining = arguments
        while let argument = remaining.popFirst() {
            guard ["--rules", "--output", "--root"].contains(argument) else {
                throw BadOption(description: "unknown option '\(argument)'; see tablec --help")
            }
            guard let value = remaining.popFirst() else { throw BadOption(description: "\(argument) needs a folder") }
            switch argument {
            case "--rules": options.rules = value
            case "--output": options.output = value
            default: options.root = value
            }
        }
        return options
    }

    /// Says why a run could not be done.
    static func fail(_ message: String) -> Int32 {
        FileSystem.writeError(message + "\n")
        return 2
    }
}
