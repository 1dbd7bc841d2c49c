import Foundation
import PhoneNumbers

/// The regions that have a plan.
enum Regions {
    static func all() throws -> [RegionCode] {
        let folder = URL(filePath: #filePath).appending(path: "../../../CountryData/phone").standardized
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .compactMap { RegionCode($0.dropLast(".json".count)) }
    }
}
