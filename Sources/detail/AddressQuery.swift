import PostalAddresses

/// An address to look at, as arguments or a line of a batch give it.
struct AddressQuery {
    /// How much of an address is given.
    enum Mode: String {
        case full
        case partial
    }

    let address: PostalAddress
    let mode: Mode
    let printing: AddressPrinting

    /// The fields that were given as JSON numbers.
    var numbers: [Int] = []

    /// The country that the address had before, when it is to be moved.
    let from: String?

    /// Reads arguments such as `city=Utrecht`.
    init(_ arguments: [String], _ options: AddressOptions) throws(Failure) {
        guard let country = options.country else { throw Failure("--country is missing") }
        var address = PostalAddress(regionCode: country)
        for argument in arguments {
            guard let sign = argument.firstIndex(of: "=") else {
                throw Failure("an argument is FIELD=TEXT, not '\(argument)'")
            }
            let text = String(argument[argument.index(after: sign)...])
            address.fields.append(PostalAddress.Field(String(argument[..<sign]), text))
        }
        self.address = address
        mode = options.mode
        from = options.from
        printing = options.printing
    }

    /// Reads `{"country": "NL", "fields": {"city": "Utrecht"}, "mode": "partial", "from": "US"}`.
    init(_ line: QueryLine, _ options: AddressOptions) throws(QueryLine.Fault) {
        try line.requireObject()
        let given = try line.texts("fields")
        let fields = given.map { PostalAddress.Field($0.name, $0.text) }
        numbers = given.indices.filter { given[$0].isNumber }
        guard let country = try line.text("country") ?? options.country else {
            throw QueryLine.Fault(code: QueryLine.Fault.noCountry, column: 1)
        }
        address = PostalAddress(regionCode: country, fields: fields)
        mode = try line.choice("mode") ?? options.mode
        from = try line.text("from") ?? options.from
        printing = try AddressPrinting(line, options.printing, options.layouts)
    }
}

/// What a call of `detail address` asks of every address.
struct AddressOptions {
    let country: String?
    let mode: AddressQuery.Mode
    let from: String?
    let printing: AddressPrinting
    let layouts: AddressLayouts

    init(_ invocation: Invocation, _ layouts: AddressLayouts) throws(Failure) {
        self.layouts = layouts
        country = invocation["country"]
        from = invocation["from"]
        mode = invocation.has("partial") ? .partial : .full
        printing = try AddressPrinting(invocation, layouts)
    }
}
