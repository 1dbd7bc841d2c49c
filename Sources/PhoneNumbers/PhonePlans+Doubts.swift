import Findings
import TableFormat

extension PhonePlans {
    /// What is to be said of a possible number, whatever its text looks like.
    func doubts(
        _ number: PhoneNumber, _ type: PhoneNumberType, _ bytes: UnsafeBufferPointer<UInt8>, _ region: RegionCode?
    ) -> [Finding] {
        var findings: [Finding] = []
        let whole = 0..<bytes.count
        if let region, isElsewhere(number, region) {
            let own = self.region(of: number) ?? number.mainRegion
            findings.append(
                Finding(
                    .otherCallingCode, whole,
                    [
                        Parameter("region", region.description), Parameter("callingCode", number.callingCode),
                        Parameter("numberRegion", own.description),
                    ]))
        }
        if type == .unknown {
            let name = name(of: number.mainRegion, number.callingCode, region)
            findings.append(Finding(.notValid, whole, [Parameter("region", name)]))
        }
        return findings
    }

    /// Whether a number has another calling code than the region; one without numbers of its own has none.
    func isElsewhere(_ number: PhoneNumber, _ region: RegionCode?) -> Bool {
        guard let region else { return false }
        guard let row = rows.row(region) else { return !region.isNonGeographic }
        return rows.code(rows.region(row).code).callingCode != number.callingCode
    }
}
