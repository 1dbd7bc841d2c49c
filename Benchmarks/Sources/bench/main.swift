import Foundation

let names = CommandLine.arguments.dropFirst()
let suites = names.isEmpty ? Suite.all : Suite.all.filter { names.contains($0.name) }
if suites.isEmpty || suites.count < names.count {
    print("usage: bench [SUITE]...")
    for suite in Suite.all { print("  \(suite.name)  \(suite.summary)") }
    exit(2)
}
for suite in suites {
    do {
        try suite.run()
    } catch {
        print("\(suite.name): \(error)")
        exit(1)
    }
}
