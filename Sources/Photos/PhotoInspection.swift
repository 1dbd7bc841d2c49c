public import Findings

/// What a file is found to be, and everything that is wrong with it as a photo.
public struct PhotoInspection: Sendable, Equatable {
    /// What the file says; nil when it is no photo, or is not looked at.
    public internal(set) var file: PhotoFile?

    /// What is wrong, in the order of the file; ranges are bytes of it.
    public internal(set) var findings: [Finding]
}

extension PhotoRules {
    /// Reads a file and checks it.
    ///
    /// - Parameter name: the name of the file, whose ending says a format; nil when it has none.
    public func inspect(_ bytes: Span<UInt8>, name: String? = nil) -> PhotoInspection {
        do throws(PhotoError) {
            guard bytes.count <= largestFile else {
                throw PhotoError(
                    .tooLarge, largestFile..<bytes.count, [Parameter("limit", largestFile / PhotoRules.kibibyte)])
            }
            let file = try read(bytes)
            return PhotoInspection(file: file, findings: check(file, name: name))
        } catch {
            return PhotoInspection(file: nil, findings: [error.finding])
        }
    }

    static let kibibyte = 1024
}
