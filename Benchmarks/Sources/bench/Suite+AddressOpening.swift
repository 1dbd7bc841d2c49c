import AddressLookup
import CPeers
import Foundation
import PostalAddresses
import TableFormat

extension Suite {
    private static let images = URL(filePath: #filePath).appending(path: "../../../../Sources/CTables/images")
        .standardized

    /// Nothing is read before it is asked for. Opening for the first time is mostly the system's work, which brings the pages
    /// of program and table; opening again shows what is left.
    static func opening(_ first: Duration, _ opened: ResidentMemory, _ used: ResidentMemory) throws {
        let (_, attoseconds) = first.components
        let image = try TableImage(file: path("address"))
        var lookup: LookupTable?
        let openingOfLookup = try ContinuousClock().measure { lookup = try LookupTable.embedded }
        let again = measure([
            Contender(name: "address") { (try? AddressLayouts(image: image)) == nil ? 0 : 1 },
            Contender(name: "verify") { (try? TableImage(file: path("address")).count) ?? 0 },
        ])
        let before = bench_allocated_bytes()
        let layouts = try AddressLayouts(image: image)
        let bytes = bench_allocated_bytes() - before
        print(
            """
            Opening the tables of addresses for the first time: \(Int(Double(attoseconds) / 1e9)) ns, \
            \(opened.all) KB resident (\(opened.anonymous) KB of them written); the first \(AddressRow.all.count) addresses: \
            \(used.all) KB more (\(used.anonymous) KB written).
            Opening them again: \(again[0].nanoseconds.rounded(0)) ns, \(again[0].allocations.rounded(1)) allocations of \
            \(bytes) bytes in all; a file of them is read and verified in \(again[1].nanoseconds.rounded(0)) ns.
            Opening the places of postal codes for the first time: \
            \(Int(Double(openingOfLookup.components.attoseconds) / 1e9)) ns.
            """)
        for name in ["address", "lookup"] {
            let size = (try? FileManager.default.attributesOfItem(atPath: path(name))[.size] as? Int) ?? nil
            if let size { print("\(name).table: \(size) bytes") }
        }
        print()
        withExtendedLifetime((layouts, lookup)) {}
    }

    private static func path(_ name: String) -> String { images.appending(path: "\(name).table").path }
}
