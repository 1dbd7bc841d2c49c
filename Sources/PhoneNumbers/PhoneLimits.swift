import TableFormat

/// The numbers of `Rules/details/phone.json` that reading needs.
struct PhoneLimits: Sendable {
    let characters: Int
    let minimumNationalDigits: Int
    let maximumNationalDigits: Int
    let minimumDigits: Int
    let minimumInternationalDigits: Int
    let spellingLetters: Int
    let extensionDigitsAfterParameter: Int
    let extensionDigitsAfterDialling: Int
    let extensionDigitsAfterComma: Int
    let extensionDigitsBeforeHash: Int
    let typedDigits: Int
    let typedLeadingDigits: Int
    let hiddenDigits: Int

    init(_ image: TableImage) throws(TableError) {
        let table = try LimitTable(image)
        func value(_ limit: PhoneSchema.Limit) throws(TableError) -> Int { try table.value(limit.rawValue) }
        // The buffers of a parse are that large; a table from outside must not change it.
        characters = min(try value(.characters), PhoneText.capacity)
        minimumNationalDigits = try value(.minimumNationalDigits)
        // What fits in 64 bits.
        maximumNationalDigits = min(try value(.maximumNationalDigits), 19)
        minimumDigits = try value(.minimumDigits)
        minimumInternationalDigits = try value(.minimumInternationalDigits)
        spellingLetters = try value(.spellingLetters)
        extensionDigitsAfterParameter = try value(.extensionDigitsAfterParameter)
        extensionDigitsAfterDialling = try value(.extensionDigitsAfterDialling)
        extensionDigitsAfterComma = try value(.extensionDigitsAfterComma)
        extensionDigitsBeforeHash = try value(.extensionDigitsBeforeHash)
        typedDigits = min(try value(.typedDigits), maximumNationalDigits)
        typedLeadingDigits = max(try value(.typedLeadingDigits), 1)
        hiddenDigits = max(try value(.hiddenDigits), 1)
    }
}
