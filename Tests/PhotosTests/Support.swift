import Findings
import Photos
import Testing

extension PhotoRules {
    func file(_ bytes: [UInt8]) throws -> PhotoFile { try read(bytes.span) }

    func header(_ bytes: [UInt8]) throws -> PhotoFile { try readHeader(bytes.span) }

    func copy(_ bytes: [UInt8], keepingOrientation: Bool = false) throws(PhotoError) -> [UInt8] {
        try stripped(bytes.span, keepingOrientation: keepingOrientation)
    }

    /// What is wrong with a photo, by code, in the order of the file.
    func codes(_ bytes: [UInt8], name: String? = nil) -> [String] {
        inspect(bytes.span, name: name).findings.map(\.code)
    }

    /// The code by which a copy is refused, or nil.
    func refusal(_ bytes: [UInt8], keepingOrientation: Bool = false) -> String? {
        do throws(PhotoError) {
            _ = try stripped(bytes.span, keepingOrientation: keepingOrientation)
            return nil
        } catch {
            return error.finding.code
        }
    }

    /// Whether all that is told lies inside the file, and a copy, where there is one, is clean, readable and its own copy.
    func expectSound(_ bytes: [UInt8], _ comment: String) {
        let all = 0..<bytes.count
        let inspection = inspect(bytes.span)
        func isInside(_ range: Range<Int>) -> Bool { range.clamped(to: all) == range || range.isEmpty }
        #expect(inspection.findings.allSatisfy { isInside($0.range) }, "\(comment)")
        #expect(inspection.file?.parts.allSatisfy { isInside($0.range) } ?? true, "\(comment)")
        do throws(PhotoError) {
            let copy = try stripped(bytes.span)
            let file = try read(copy.span)
            #expect(copy.count <= bytes.count, "\(comment)")
            #expect(file.parts.allSatisfy(\.mayStay) && file.findings.isEmpty, "\(comment): \(file)")
            #expect(file.width == inspection.file?.width && file.height == inspection.file?.height, "\(comment)")
            #expect(try self.copy(copy) == copy, "\(comment)")
        } catch {
            #expect(isInside(error.finding.range), "\(comment)")
        }
    }
}
