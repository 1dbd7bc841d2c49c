// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, because everything in it is built with the fuzzer's instrumentation: see run.sh.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "DetailKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "AddressLookup", "CalendarDates", "DetailKit", "EmailAddresses", "JSONText", "PersonNames",
                "PhoneNumbers",
                "Photos", "PostalAddresses", "TableFormat",
            ].map {
                .product(name: $0, package: "DetailKit")
            },
            swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-sanitize=fuzzer"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
    ]
)
