/// What a check keeps of texts that are odd, until it knows the other fields.
struct AddressOddities {
    /// Texts that hold several fields.
    var splits: [AddressSplit] = []
    var numberless: NumberlessLine?
    var refused: RefusedCode?

    /// A city with digits, which may be a code or hold one.
    var cityText: [UInt8]?

    /// Texts of fields that the country does not have.
    var strays: [StrayText] = []

    /// A region that is not known, kept until the code is.
    var unknownRegion: UnknownRegion?

    /// The fields whose text stands for nothing.
    var blanks: [BlankField] = []
}

extension AddressCheck {
    private mutating func note(_ change: (inout AddressOddities) -> Void) {
        if oddities.isEmpty { oddities.append(AddressOddities()) }
        change(&oddities[0])
    }

    var splits: [AddressSplit] {
        get { oddities.first?.splits ?? [] }
        set { note { $0.splits = newValue } }
    }

    var numberless: NumberlessLine? {
        get { oddities.first?.numberless }
        set { note { $0.numberless = newValue } }
    }

    var refused: RefusedCode? {
        get { oddities.first?.refused }
        set { note { $0.refused = newValue } }
    }

    var cityText: [UInt8]? {
        get { oddities.first?.cityText }
        set { note { $0.cityText = newValue } }
    }

    var strays: [StrayText] {
        get { oddities.first?.strays ?? [] }
        set { note { $0.strays = newValue } }
    }

    var unknownRegion: UnknownRegion? {
        get { oddities.first?.unknownRegion }
        set { note { $0.unknownRegion = newValue } }
    }

    var blanks: [BlankField] {
        get { oddities.first?.blanks ?? [] }
        set { note { $0.blanks = newValue } }
    }
}
