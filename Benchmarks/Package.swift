// swift-tools-version: 6.2
import PackageDescription

/// The same as in the package that is measured.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "DetailKit", path: "..")
    ],
    targets: [
        // The peers that are not Swift (apt-get install libsimdjson-dev libjpeg-dev libpcre2-dev), and the count of allocations.
        .target(
            name: "CPeers",
            linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("jpeg"), .linkedLibrary("pcre2-8")]),
        // Google's own (apt-get install libphonenumber-dev).
        .target(name: "CPhonePeer", linkerSettings: [.linkedLibrary("phonenumber")]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CPeers",
                "CPhonePeer",
                .product(name: "AddressLookup", package: "DetailKit"),
                .product(name: "CalendarDates", package: "DetailKit"),
                .product(name: "DetailKit", package: "DetailKit"),
                .product(name: "EmailAddresses", package: "DetailKit"),
                .product(name: "JSONText", package: "DetailKit"),
                .product(name: "PersonNames", package: "DetailKit"),
                .product(name: "PhoneNumbers", package: "DetailKit"),
                .product(name: "Photos", package: "DetailKit"),
                .product(name: "PostalAddresses", package: "DetailKit"),
                .product(name: "TableFormat", package: "DetailKit"),
            ],
            swiftSettings: settings),
    ],
    cxxLanguageStandard: .cxx17
)
