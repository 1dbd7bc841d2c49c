// swift-tools-version: 6.2
import PackageDescription

/// On in every target, so that the next language mode changes nothing here.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A library module under Sources. Imports run downwards only: see ARCHITECTURE.md.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
        swiftSettings: settings)
}

/// The command is linked as one file: it starts in half the time and half the memory of one that looks for eighteen libraries. Under a
/// sanitizer, which needs the libraries, DETAIL_LINKING is set to `dynamic`.
let programLinking: [LinkerSetting] =
    Context.environment["DETAIL_LINKING"] == "dynamic"
    ? []
    : [
        .unsafeFlags([
            "-static-executable", "-Xlinker", "-licui18n", "-Xlinker", "-licuuc", "-Xlinker", "-licudata", "-Xlinker",
            "-lstdc++", "-Xlinker", "-lm", "-Xlinker", "-lgcc_eh", "-Xlinker", "-lc",
        ])
    ]

let details: [Target.Dependency] = [
    "PhoneNumbers", "EmailAddresses", "PersonNames", "PostalAddresses", "CalendarDates", "Photos",
]

let package = Package(
    name: "DetailKit",
    products: [
        .library(name: "DetailKit", targets: ["DetailKit"]),
        .library(name: "PhoneNumbers", targets: ["PhoneNumbers"]),
        .library(name: "EmailAddresses", targets: ["EmailAddresses"]),
        .library(name: "PersonNames", targets: ["PersonNames"]),
        .library(name: "PostalAddresses", targets: ["PostalAddresses"]),
        .library(name: "AddressLookup", targets: ["AddressLookup"]),
        .library(name: "CalendarDates", targets: ["CalendarDates"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "JSONText", targets: ["JSONText"]),
        .library(name: "UnicodeText", targets: ["UnicodeText"]),
        .library(name: "TableFormat", targets: ["TableFormat"]),
        .executable(name: "detail", targets: ["detail"]),
        .executable(name: "tablec", targets: ["tablec"]),
    ],
    targets: [
        // The bottom: bytes, text and the compiled images.
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "CTables", exclude: ["images"], cSettings: [.headerSearchPath(".")]),
        module("TableFormat"),
        module("JSONText"),
        module("Findings"),
        module("UnicodeText", ["CICU"]),

        // One module a kind of detail. They do not import each other.
        module("PhoneNumbers", ["CTables", "Findings", "TableFormat"]),
        module("EmailAddresses", ["CTables", "Findings", "TableFormat", "UnicodeText"]),
        module("PersonNames", ["CTables", "Findings", "TableFormat", "UnicodeText"]),
        module("PostalAddresses", ["CTables", "Findings", "TableFormat", "UnicodeText"]),
        module("CalendarDates", ["CTables", "Findings", "TableFormat", "UnicodeText"]),
        module("Photos", ["CTables", "Findings", "TableFormat"]),

        // Above addresses: what somebody else knows of them.
        .target(name: "CProgram"),
        module(
            "AddressLookup",
            ["CProgram", "CTables", "Findings", "JSONText", "PostalAddresses", "TableFormat", "UnicodeText"]),

        // The one validation API, and its skins.
        module(
            "DetailKit",
            details + ["AddressLookup", "CTables", "Findings", "JSONText", "TableFormat", "UnicodeText"]),
        .executableTarget(
            name: "detail", dependencies: ["DetailKit", "JSONText"], swiftSettings: settings,
            linkerSettings: programLinking),

        // The table compiler.
        .target(
            name: "TableCompiler", dependencies: ["JSONText", "TableFormat", "UnicodeText"],
            path: "Tools/tablec/TableCompiler", swiftSettings: settings),
        .executableTarget(
            name: "tablec", dependencies: ["DetailKit", "TableCompiler", "TableFormat"], path: "Tools/tablec/tablec",
            swiftSettings: settings),

        tests("TableFormat", ["CTables"]),
        tests("JSONText", []),
        tests("UnicodeText", [], exclude: ["GraphemeBreakTest.txt"]),
        tests("PhoneNumbers", ["Findings", "TableFormat"], exclude: ["Oracle"]),
        tests("EmailAddresses", ["CTables", "Findings", "TableFormat"]),
        tests("PersonNames", ["CTables", "Findings", "TableFormat"], exclude: ["Names"]),
        tests("PostalAddresses", ["Findings", "TableFormat"], exclude: ["examples.txt"]),
        tests("AddressLookup", ["PostalAddresses", "Findings", "TableCompiler", "TableFormat"]),
        tests("CalendarDates", ["Findings", "TableFormat"]),
        tests("Photos", ["CTables", "Findings", "TableFormat"]),
        tests("DetailKit", ["AddressLookup", "JSONText", "TableCompiler", "TableFormat", "UnicodeText"] + details),
        tests("TableCompiler", ["JSONText", "TableFormat", "UnicodeText"]),
        // Runs the built programs. It does not depend on them: the test bundle would be linked as they are.
        .testTarget(name: "detailTests", dependencies: ["UnicodeText"], swiftSettings: settings),
    ],
    cLanguageStandard: .c2x
)
