import Glibc
import Photos

/// The bytes are a file. What is read lies inside it; a copy without metadata is clean, and its own copy.
enum PhotoTarget {
    static func run(_ bytes: [UInt8]) {
        guard let rules = try? PhotoRules.embedded else { abort() }
        let inspection = rules.inspect(bytes.span, name: "me.jpg")
        require(inspection.findings.allSatisfy { isInside($0.range, bytes) })
        if let file = inspection.file {
            require(file.parts.allSatisfy { isInside($0.range, bytes) })
            require(1...8 ~= file.orientation && file.width > 0 && file.height > 0)
            if let header = try? rules.readHeader(bytes.span) {
                require(header.storedWidth == file.storedWidth && header.storedHeight == file.storedHeight)
                require(header.parts.count <= file.parts.count)
            }
        }
        strip(bytes, inspection.file, rules, keepingOrientation: false)
        strip(bytes, inspection.file, rules, keepingOrientation: true)
    }

    private static func strip(_ bytes: [UInt8], _ given: PhotoFile?, _ rules: PhotoRules, keepingOrientation: Bool) {
        let copy: [UInt8]
        do throws(PhotoError) {
            copy = try rules.stripped(bytes.span, keepingOrientation: keepingOrientation)
        } catch {
            return require(isInside(error.finding.range, bytes))
        }
        guard let given, let file = try? rules.read(copy.span) else { abort() }
        require(file.findings.isEmpty)
        require(file.parts.allSatisfy { $0.mayStay || keepingOrientation && $0.kind == .exif && !$0.hasLocation })
        require(file.width == given.width && file.height == given.height && file.orientation == given.orientation)
        require((try? rules.stripped(copy.span, keepingOrientation: keepingOrientation)) == copy)
    }

    private static func isInside(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        range.lowerBound >= 0 && range.upperBound <= bytes.count
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("PhotoTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
