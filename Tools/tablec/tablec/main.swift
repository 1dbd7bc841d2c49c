import DetailKit
import Glibc
import TableCompiler
import TableFormat

/// The examples are tried by the program that will read the tables, so that what is told here is what a user would see.
func examine(_ images: [[UInt8]], _ codes: [String]) throws -> [(code: String, fault: String)] {
    let tables = try Tables(images: images.map { try TableImage(verifying: $0) })
    let validator = Validator(tables: tables)
    return tables.ruleDescriptions.filter { codes.contains($0.code) }.flatMap { rule in
        rule.examples.flatMap { $0.faults(rule.code, validator) }.map { (rule.code, $0) }
    }
}

exit(BuildTool.run(Array(CommandLine.arguments.dropFirst()), examine: examine))
