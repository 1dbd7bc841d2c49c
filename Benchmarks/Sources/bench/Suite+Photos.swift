import CPeers
import Photos

extension Suite {
    static let photos = Suite(name: "photos", summary: "photos: header, whole file, copy without metadata; libjpeg") {
        let rules = try PhotoRules.embedded
        let jpeg = PhotoBytes.jpeg
        guard bench_jpeg_read_header(jpeg, jpeg.count, 1) == 2048, try rules.read(jpeg.span).width == 1024 else {
            throw PhotosFailure()
        }
        let results = measure([
            Contender(name: "PhotoRules.readHeader") { (try? rules.readHeader(jpeg.span))?.parts.count ?? 0 },
            Contender(name: "libjpeg, jpeg_read_header") { Int(bench_jpeg_read_header(jpeg, jpeg.count, 0)) },
            Contender(name: "libjpeg, jpeg_read_header with its metadata kept") {
                Int(bench_jpeg_read_header(jpeg, jpeg.count, 1))
            },
            Contender(name: "PhotoRules.read, to the end of the file") {
                (try? rules.read(jpeg.span))?.parts.count ?? 0
            },
            Contender(name: "PhotoRules.stripped") { (try? rules.stripped(jpeg.span))?.count ?? 0 },
        ])
        var table = Table(
            title: "A JPEG of 1024 by 1024 pixels, \(jpeg.count) bytes, with EXIF, XMP and ICC",
            header: ["", "ns", "allocations"])
        for result in results {
            table.rows.append([result.name, result.nanoseconds.rounded(0), result.allocations.rounded(1)])
        }
        table.print()
    }
}

private struct PhotosFailure: Error {}
