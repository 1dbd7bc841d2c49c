import DetailKit
import JSONText
import PostalAddresses

/// An address as it is printed, and what of its postal code tells no more than an area.
struct PrintedAddress {
    /// The lines in the script that was asked for, or that of the text.
    let lines: [String]

    /// The lines in the country's own script and order, where it has one.
    let localLines: [String]?
    let singleLine: String
    let coarse: String?
    let script: AddressScript

    /// `given` tells the script: a region is kept as a key, whatever it was written in.
    init(_ address: PostalAddress, _ given: PostalAddress, _ layout: AddressLayout, _ options: AddressPrinting) {
        script = options.script ?? layout.script(of: given)
        lines = layout.envelope(
            of: address, script: script, language: options.language, origin: options.origin)
        localLines =
            layout.hasLocalEnvelope
            ? layout.envelope(of: address, script: .local, language: options.language, origin: options.origin) : nil
        singleLine = layout.singleLine(
            of: address, script: script, language: options.language, origin: options.origin)
        coarse = address.fields.first { layout.isPostalCode($0.name) }.flatMap { layout.coarsePostalCode($0.value) }
    }

    func write(to writer: inout JSONWriter) {
        write(lines, "envelope", to: &writer)
        if let localLines {
            write(localLines, "envelopeLocal", to: &writer)
        } else {
            writer.member("envelopeLocal", String?.none)
        }
        writer.member("singleLine", singleLine)
        writer.member("coarse", coarse)
        writer.member("layout", script.rawValue)
    }

    /// The same members where there is no country to print for.
    static func writeNone(to writer: inout JSONWriter) {
        for name in ["envelope", "envelopeLocal", "singleLine", "coarse", "layout"] {
            writer.member(name, String?.none)
        }
    }

    private func write(_ lines: [String], _ name: String, to writer: inout JSONWriter) {
        writer.name(name)
        writer.beginArray()
        for line in lines { writer.string(line) }
        writer.endArray()
    }

    /// The envelope with a border; nothing when there is no line.
    var drawing: [String] {
        let shown = lines.map { Excerpt.visible($0) }
        guard let width = shown.map({ Excerpt.columns($0) }).max() else { return [] }
        let bar = String(repeating: "─", count: width + 2)
        let rows = shown.map { "    │ \($0)\(String(repeating: " ", count: width - Excerpt.columns($0))) │" }
        return ["    ┌\(bar)┐"] + rows + ["    └\(bar)┘"]
    }
}

/// How addresses are to be printed.
struct AddressPrinting {
    var script: AddressScript?

    /// The country that post is sent from; nil for that of the address.
    var origin: String?
    var language: String?

    init(_ invocation: Invocation, _ layouts: AddressLayouts) throws(Failure) {
        if let country = invocation["origin"], layouts.regionCode(for: country) == nil {
            throw Failure("address: no country '\(country)' to post from; see detail form --countries")
        }
        script = invocation["script"].flatMap(AddressScript.init)
        origin = invocation["origin"]
        language = invocation["lang"]
    }

    /// What a line of a batch says; otherwise what the call says.
    init(_ line: QueryLine, _ options: AddressPrinting, _ layouts: AddressLayouts) throws(QueryLine.Fault) {
        self = options
        script = try line.choice("script") ?? options.script
        origin = try line.text("origin", where: { layouts.regionCode(for: $0) != nil }) ?? options.origin
    }
}
