import DetailKit
import Photos

/// What became of a copy without metadata.
struct PhotoCopyAnswer {
    /// Where the copy was written; nil when it was refused.
    let path: String?

    /// Bytes of the copy.
    let count: Int

    /// Why it was refused, or what is still wrong with it.
    let problems: [RatedFinding]

    var isRight: Bool { path != nil && !problems.contains { $0.severity == .error } }

    init(
        _ bytes: [UInt8], from name: String, to out: String, keepingOrientation: Bool, _ validator: Validator
    ) throws(Failure) {
        let rules = validator.tables.photos
        let copy: [UInt8]
        do throws(PhotoError) {
            copy = try rules.stripped(bytes.span, keepingOrientation: keepingOrientation)
        } catch {
            path = nil
            count = 0
            problems = validator.rated([error.finding])
            return
        }
        if out != name, FilePlace(out).isSame(as: FilePlace(name)) {
            throw Failure("\(out): is the file that is read; give the same path to replace it")
        }
        try WholeFile.write(copy, to: out, isCopy: true)
        path = out
        count = copy.count
        problems = validator.rated(rules.inspect(copy.span, name: out).findings)
    }
}
