/// Reads and strips PNG files.
struct PNGReader {
    let rules: PhotoRules
    let bytes: PhotoBytes
    let format: String

    init(_ rules: PhotoRules, _ bytes: PhotoBytes, _ format: String) {
        self.rules = rules
        self.bytes = bytes
        self.format = format
    }

    func read() throws(PhotoError) -> PhotoFile {
        throw PhotoError(.unknownFormat, 0..<bytes.count)
    }

    func stripped(_ keepingOrientation: Bool) throws(PhotoError) -> [UInt8] {
        throw PhotoError(.unknownFormat, 0..<bytes.count)
    }
}
