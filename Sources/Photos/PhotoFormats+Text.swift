import TableFormat

extension PhotoFormats {
    /// The row of files that have no signature.
    var textFormat: Int? { (0..<names.count).first { container($0) == .text } }

    /// Whether a file begins with nothing but printable characters and white space.
    func isText(_ file: PhotoBytes) -> Bool {
        guard file.count > 0 else { return false }
        let beginning = file.slice(0..<textBytes)
        let isPrintable = beginning.allSatisfy { 0x20...0x7E ~= $0 || 0x09...0x0D ~= $0 || $0 >= 0x80 }
        // The last character may have been cut off.
        return isPrintable
            && (0...min(3, beginning.count - 1)).contains {
                String(validating: beginning.dropLast($0), as: UTF8.self) != nil
            }
    }
}
