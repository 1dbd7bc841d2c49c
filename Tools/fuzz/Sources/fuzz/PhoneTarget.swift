import Glibc
import PhoneNumbers

/// The first two bytes are the region, the next two the region the number is dialled from; the rest is the text.
enum PhoneTarget {
    static func run(_ bytes: [UInt8]) {
        guard let plans = try? PhonePlans.embedded else { abort() }
        guard bytes.count >= 4 else { return }
        let region = RegionCode(String(decoding: bytes[0..<2], as: UTF8.self))
        let from = RegionCode(String(decoding: bytes[2..<4], as: UTF8.self))
        let text = Array(bytes[4...])
        let number = try? plans.parse(text.span, region: region)
        // The strict reader refuses more, and reads nothing else.
        if let strict = try? plans.parse(text.span, region: region, strict: true) { require(strict == number) }
        check(text, region, number, plans)
        if let number {
            answer(number, plans)
            format(number, text, region, from, plans)
        }
        _ = plans.match(
            String(decoding: text[..<(text.count / 2)], as: UTF8.self), String(decoding: text, as: UTF8.self))
        type(text, region, plans)
        edit(text, region, plans)
    }

    /// A check reads the same number as the parser, and its findings lie in the text.
    private static func check(_ text: [UInt8], _ region: RegionCode?, _ number: PhoneNumber?, _ plans: PhonePlans) {
        let check = plans.check(text.span, region: region)
        require(check.number == number)
        require(check.findings.allSatisfy { $0.range.upperBound <= text.count })
        require(number != nil || !check.findings.isEmpty)
    }

    /// The answers in one walk are the single ones; a valid number can be read again from its E.164 form.
    private static func answer(_ number: PhoneNumber, _ plans: PhonePlans) {
        let answers = plans.answers(about: number)
        require(answers.possibility == plans.possibility(of: number))
        require(answers.type == plans.type(of: number))
        require(answers.region == plans.region(of: number))
        require(answers.isValid == plans.isValid(number))
        if let region = answers.region, answers.isValid { require(plans.isValid(number, for: region)) }
        require(plans.areaCodeLength(of: number) <= plans.destinationCodeLength(of: number))
        require(!answers.isValid || plans.truncated(number)?.e164 == number.e164)
        require(!answers.isValid || (try? plans.parse(number.e164, region: nil)) != nil)
        require(plans.possibility(of: number, as: .unknown) == answers.possibility)
        _ = (plans.isGeographic(number), plans.isInternationallyDiallable(number))
    }

    /// The two ways to a format agree, and nothing dialled is lost in the original one.
    private static func format(
        _ number: PhoneNumber, _ text: [UInt8], _ region: RegionCode?, _ from: RegionCode?, _ plans: PhonePlans
    ) {
        for style in PhoneNumberStyle.allCases {
            let formatted = plans.format(number, style)
            plans.withFormatted(number, style) { span in
                require(span.count == formatted.utf8.count)
            }
        }
        let written = String(decoding: text, as: UTF8.self)
        let original = plans.formatOriginal(number, text: written, from: region)
        require(original == written || dialled(original) == dialled(written))
        _ = plans.formatOutOfCountry(number, from: from)
        _ = plans.formatNational(number, carrierCode: String(written.prefix(20)))
        let dialling = plans.formatForMobileDialling(number, from: from, withFormatting: true)
        let digits = plans.formatForMobileDialling(number, from: from, withFormatting: false)
        require(dialled(dialling) == Array(digits.utf8))
    }

    /// As you type no digit of a number is lost or made up, and the remembered position lies in the text.
    private static func type(_ text: [UInt8], _ region: RegionCode?, _ plans: PhonePlans) {
        var formatter = AsYouTypeFormatter(region: region, plans: plans)
        let keys = String(decoding: text.prefix(100), as: UTF8.self)
        for (index, key) in keys.unicodeScalars.enumerated() {
            formatter.append(key, rememberPosition: index == 3)
            require(formatter.rememberedPosition <= formatter.text.unicodeScalars.count)
        }
        let shown = formatter.text
        // Too long a number can lose digits, as it does in libphonenumber.
        if keys.utf8.allSatisfy({ $0 < 0x80 }), keys.utf8.count <= 15 { require(digits(shown) == digits(keys)) }
        formatter.clear()
        formatter.append(contentsOf: keys)
        require(formatter.text == shown)
    }

    /// Each byte is something that a person does in a field; in the end the whole text is pasted.
    private static func edit(_ text: [UInt8], _ region: RegionCode?, _ plans: PhonePlans) {
        var field = PhoneField(region: region, plans: plans)
        for byte in text.prefix(40) {
            switch byte {
            case UInt8(ascii: "<"): field.deleteBackward()
            case UInt8(ascii: ">"): field.deleteForward()
            case 0x40...0x7F: field.moveCursor(to: Int(byte) - 0x44)
            case 0xC0...: field.replace(Int(byte & 7)..<Int(byte & 7) + Int(byte >> 3 & 7), with: "\(byte)")
            default: field.insert(String(Unicode.Scalar(byte)))
            }
            holds(field, plans)
        }
        field.insert(String(decoding: text, as: UTF8.self))
        holds(field, plans)
        _ = plans.likelyRegions(afterTyping: field.text, region: region)
    }

    /// The field shows its digits as they look when they are typed, and the cursor is in them.
    private static func holds(_ field: PhoneField, _ plans: PhonePlans) {
        var formatter = AsYouTypeFormatter(region: field.region, plans: plans)
        formatter.append(contentsOf: field.digits)
        require(field.text == formatter.text)
        require(0...field.text.unicodeScalars.count ~= field.cursor)
        require(field.digits.utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 })
    }

    private static func digits(_ text: String) -> [UInt8] { text.utf8.filter { 0x30...0x39 ~= $0 } }

    /// What can be dialled: digits, plus, star and number sign.
    private static func dialled(_ text: String) -> [UInt8] {
        text.utf8.filter { 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2A || $0 == 0x23 }
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("PhoneTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
