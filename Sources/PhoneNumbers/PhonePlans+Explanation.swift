import Findings
import TableFormat

extension PhonePlans {
    /// Why a text is no number, for a person.
    func finding(_ fault: PhoneFault, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?) -> Finding {
        let whole = 0..<bytes.count
        let place = oddCharacters(bytes) ?? whole
        switch fault.reason {
        case .notANumber:
            return isBlank(bytes) ? Finding(.empty, whole) : Finding(.notANumber, place)
        case .invalidCallingCode:
            if firstPlus(bytes) { return Finding(.invalidCallingCode, whole) }
            guard let region else { return Finding(.noRegion, whole) }
            guard regions.row(region) == nil else { return Finding(.invalidCallingCode, whole) }
            return Finding(.unknownRegion, whole, [Parameter("region", region.description)])
        case .tooShortAfterIDD:
            return Finding(.tooShortAfterIDD, whole, region.map { [Parameter("region", $0.description)] } ?? [])
        case .tooShortNationalNumber, .tooLong:
            guard let code = fault.code else {
                return Finding(.textTooLong, whole, [Parameter("limit", limits.characters)])
            }
            let main = regions.regionCode(codes.mainRegion(code))
            let name = name(of: main, codes.callingCode[code], region)
            return finding(fault.reason == .tooLong ? .tooLong : .tooShort, fault.digits, code, name, whole)
        }
    }

    /// Why a number cannot exist, by its length.
    func finding(
        _ possibility: Possibility, _ number: PhoneNumber, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> Finding {
        let whole = 0..<bytes.count
        guard let code = codes.row(number.callingCode) else { return Finding(.invalidCallingCode, whole) }
        let name = name(of: number.mainRegion, number.callingCode, region)
        let digits = number.nationalDigitCount
        return switch possibility {
        case .tooShort: finding(.tooShort, digits, code, name, whole)
        case .tooLong: finding(.tooLong, digits, code, name, whole)
        case .possibleLocalOnly: finding(.localOnly, digits, code, name, whole)
        case .possible, .invalidLength, .invalidCallingCode: finding(.invalidLength, digits, code, name, whole)
        }
    }

    private func finding(
        _ kind: PhoneCode, _ digits: Int, _ code: Int, _ name: String, _ range: Range<Int>
    ) -> Finding {
        let lengths = completeLengths(code)
        var parameters = [Parameter("region", name), Parameter("digits", digits)]
        switch kind {
        case .tooShort:
            let shortest = lengths.first ?? 0
            parameters += [Parameter("shortest", shortest), Parameter("missing", max(shortest - digits, 0))]
        case .tooLong:
            let longest = lengths.last ?? 0
            parameters += [Parameter("longest", longest), Parameter("excess", max(digits - longest, 0))]
        default:
            parameters.append(Parameter("lengths", lengths.map(String.init).joined(separator: ", ")))
        }
        return Finding(kind, range, parameters)
    }

    /// The region to name for a number: the chosen one when it has the number's calling code, else the code's main region.
    func name(of main: RegionCode, _ callingCode: Int, _ chosen: RegionCode?) -> String {
        guard let chosen, let row = regions.row(chosen), codes.callingCode[regions.code[row]] == callingCode else {
            return main.description
        }
        return chosen.description
    }
}
