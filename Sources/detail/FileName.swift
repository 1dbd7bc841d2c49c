import Glibc

/// Names of files as text, without loss: to the system a name is bytes, and they need not be UTF-8.
///
/// A byte that belongs to no character is kept as one of 256 private characters, so that names travel through the command as
/// text and come back as the bytes they were. A name that really holds one of those characters is kept byte by byte too.
enum FileName {
    private static let firstByte: UInt32 = 0x10FE00

    /// The arguments of the process, read as names.
    static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { text(UnsafeBufferPointer(start: $0, count: strlen($0))) }
        }
    }

    /// The name of some bytes.
    static func text(_ name: UnsafeBufferPointer<CChar>) -> String { text(name.map { UInt8(bitPattern: $0) }) }

    static func text(_ bytes: [UInt8]) -> String {
        if let whole = String(validating: bytes, as: UTF8.self), !whole.unicodeScalars.contains(where: isByte) {
            return whole
        }
        var text = ""
        var index = 0
        while index < bytes.count {
            let end = (index + 1...index + 4).first { end in
                end <= bytes.count && String(validating: bytes[index..<end], as: UTF8.self) != nil
            }
            if let end, let scalar = String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars.first,
                !isByte(scalar)
            {
                text.unicodeScalars.append(scalar)
                index = end
            } else {
                if let scalar = Unicode.Scalar(firstByte + UInt32(bytes[index])) { text.unicodeScalars.append(scalar) }
                index += 1
            }
        }
        return text
    }

    /// The bytes of a name.
    static func bytes(_ name: String) -> [UInt8] {
        if !name.unicodeScalars.contains(where: isByte) { return Array(name.utf8) }
        return name.unicodeScalars.flatMap { scalar in
            isByte(scalar) ? [UInt8(scalar.value - firstByte)] : Array(String(Character(scalar)).utf8)
        }
    }

    /// Gives the name to a function of the system.
    static func with<Result>(_ name: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes(name).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
            // Never nil: there is the zero at least.
            name.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// The name as it is shown and written into results: bytes that are no character as `\xFF`.
    static func shown(_ name: String) -> String {
        if !name.unicodeScalars.contains(where: isByte) { return name }
        return name.unicodeScalars.map { scalar in
            isByte(scalar) ? "\\x" + hexadecimal(UInt8(scalar.value - firstByte)) : String(Character(scalar))
        }.joined()
    }

    /// A path without what does not tell files apart, so that `a.json` and `./a.json` are one.
    static func plain(_ path: String) -> String {
        let steps = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }

    /// The name as a reference by RFC 3986: every byte that is not unreserved, and no slash, as `%FF`.
    static func uri(_ name: String) -> String {
        let isAbsolute = name.utf8.first == UInt8(ascii: "/")
        let path = bytes(name).map { byte in
            isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
        }.joined()
        return isAbsolute ? "file://" + path : path
    }

    static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }

    private static func isByte(_ scalar: Unicode.Scalar) -> Bool { (firstByte...firstByte + 0xFF) ~= scalar.value }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
