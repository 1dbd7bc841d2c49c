import Findings
import TableFormat

extension PhonePlans {
    /// Why a text is no number, or one that cannot exist; `nil` for a possible one, and when one of the hints says so and
    /// offers the number.
    func refusal(
        _ read: Result<PhoneNumber, PhoneFault>, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?,
        _ hints: [PhoneHint]
    ) -> Finding? {
        if hints.contains(where: { $0.code == .notANumber }) { return nil }
        switch read {
        case .failure(let fault): return finding(fault, bytes, region)
        case .success(let number):
            let possibility = possibility(of: number)
            return possibility == .possible ? nil : finding(possibility, number, bytes, region)
        }
    }

    private func finding(
        _ fault: PhoneFault, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> Finding {
        let whole = 0..<bytes.count
        switch fault.reason {
        case .notANumber:
            return isBlank(bytes)
                ? Finding(.empty, whole) : Finding(.notANumber, fault.unwanted ?? oddCharacters(bytes) ?? whole)
        case .invalidCallingCode:
            if let chosen = region, rows.row(chosen) == nil, !firstPlus(bytes) {
                return Finding(.unknownRegion, whole, [Parameter("region", chosen.description)])
            }
            return region == nil && !firstPlus(bytes) ? Finding(.noRegion, whole) : unknownCode(bytes, region)
        case .tooShortAfterIDD:
            return Finding(.tooShortAfterIDD, whole, region.map { [Parameter("region", $0.description)] } ?? [])
        case .tooShortNationalNumber, .tooLong:
            guard let code = fault.code else {
                return Finding(.textTooLong, whole, [Parameter("limit", limits.characters)])
            }
            let main = rows.region(rows.code(code).mainRegion).regionCode
            let name = name(of: main, rows.code(code).callingCode, region)
            let kind: PhoneCode = fault.reason == .tooLong ? .tooLong : .tooShort
            return finding(kind, fault.digits, nil, code, name, whole)
        }
    }

    private func finding(
        _ possibility: Possibility, _ number: PhoneNumber, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> Finding {
        let whole = 0..<bytes.count
        guard let code = rows.row(number.callingCode) else { return unknownCode(bytes, region) }
        let name = name(of: number.mainRegion, number.callingCode, region)
        let kind: PhoneCode =
            switch possibility {
            case .tooShort: .tooShort
            case .tooLong: .tooLong
            case .possibleLocalOnly: .localOnly
            case .possible, .invalidLength, .invalidCallingCode: .invalidLength
            }
        return finding(kind, number.nationalDigitCount, number, code, name, whole)
    }

    private func finding(
        _ kind: PhoneCode, _ digits: Int, _ number: PhoneNumber?, _ code: Int, _ name: String, _ range: Range<Int>
    ) -> Finding {
        let lengths = completeLengths(code)
        var parameters = [Parameter("region", name), Parameter("digits", digits)]
        switch kind {
        case .tooShort:
            let lacking = number.flatMap { lackingDigits($0, code) }
            let digits = lacking?.digits ?? digits
            let missing = lacking?.missing ?? max((lengths.first ?? 0) - digits, 0)
            parameters[1] = Parameter("digits", digits)
            parameters += [
                Parameter("shortest", digits + missing), Parameter("missing", missing),
                Parameter("type", (lacking?.type ?? .unknown).rawValue),
            ]
        case .tooLong:
            let longest = lengths.last ?? 0
            parameters += [Parameter("longest", longest), Parameter("excess", max(digits - longest, 0))]
        default:
            parameters.append(Parameter("lengths", lengths.map(String.init).joined(separator: ", ")))
        }
        return Finding(kind, range, parameters)
    }

    /// A number whose first digits are no calling code: they are its place, with the plus sign.
    private func unknownCode(_ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> Finding {
        let typed = TypedText(bytes, self)
        let prefix = typed.plus == nil ? region.flatMap(rows.row).flatMap { prefixLength(typed.digits, $0) } ?? 0 : 0
        var end = prefix
        // No code begins with a zero; up to three digits can be one.
        var code = 0
        repeat {
            guard end < typed.digits.count else { break }
            code = code * 10 + Int(typed.digits[end])
            end += 1
        } while code != 0 && code * 10 < PhoneSchema.codeSlots
        let text = typed.digits[prefix..<end].map(String.init).joined()
        guard !text.isEmpty else {
            return Finding(.invalidCallingCode, 0..<bytes.count, [Parameter("callingCode", "")])
        }
        let first = typed.plus ?? typed.places[prefix]
        return Finding(
            .invalidCallingCode, typed.bytes(first..<typed.places[end - 1] + 1), [Parameter("callingCode", text)])
    }

    private func prefixLength(_ digits: [UInt8], _ region: Int) -> Int? {
        digits.withUnsafeBufferPointer { rows.region(region).internationalPrefix.match($0, programs)?.length }
    }

    /// The region to name for a number: the chosen one when it has the number's calling code, else the code's main region.
    func name(of main: RegionCode, _ callingCode: Int, _ chosen: RegionCode?) -> String {
        guard let chosen, let row = rows.row(chosen), rows.code(rows.region(row).code).callingCode == callingCode else {
            return main.description
        }
        return chosen.description
    }
}
