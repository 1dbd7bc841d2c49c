/// The bytes of an image from outside, aligned, freed when the last reader goes.
///
/// A file is read whole rather than mapped: a mapped file that somebody truncates kills the process at the next read.
@usableFromInline
final class ImageStorage: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    init(_ source: [UInt8]) {
        count = source.count
        start = .allocate(byteCount: max(count, 1), alignment: ImageHeader.size)
        source.withUnsafeBytes { if let base = $0.baseAddress { start.copyMemory(from: base, byteCount: $0.count) } }
    }

    deinit { start.deallocate() }

    var bytes: TableBytes { TableBytes(base: UnsafeRawPointer(start), count: count, owner: self) }
}
