/// The sections of the photos image, beside its limits.
///
/// ```
/// text  texts: names of formats, of parts, and extensions
/// byts  bytes: what signatures and parts begin with
/// fmts  FormatColumn: a kind of file; those that may be photos stand first
/// alia  AliasColumn: another name of a format, or the ending of its files
/// sigs  SignatureColumn: bytes at a place; the rows of one group must all be there, and the first group that is decides
/// brnd  BrandColumn: the brand of an ISO base media file, by which it is told what it is; a general one says less than others
/// part  PartColumn: what a part of a file is (`most` bytes of content, or 0 for any), sorted by place and code; the one with the longest beginning comes first
/// ```
package enum PhotoSchema {
    package static let topic = "photos"
    package static let version = 3

    package enum FormatColumn: Int, CaseIterable { case name, container, title }
    package enum AliasColumn: Int, CaseIterable { case name, format, isExtension }
    package enum SignatureColumn: Int, CaseIterable { case format, group, offset, start, length }
    package enum BrandColumn: Int, CaseIterable { case code, format, isGeneral }
    package enum PartColumn: Int, CaseIterable { case place, code, start, length, kind, stays, role, most, name }

    /// Which reader understands a format.
    package enum Container: UInt8, CaseIterable, Sendable {
        /// A file that is no photo for us.
        case other

        /// Nor is this one, which has no signature: a file of printable characters.
        case text
        case jpeg, png, webp, heif

        package var isPhoto: Bool { self != .other && self != .text }
    }

    /// Where a part stands, which says how its code is written.
    package enum Place: UInt8, CaseIterable, Sendable {
        /// The code is a marker's second byte.
        case jpegSegment

        /// The code is four characters, read as a number with the first character on top.
        case pngChunk, webpChunk, heifBox, heifItem, heifProperty, heifReference

        /// The code is a number in hexadecimal: the first four bytes of EXIF, a tag of its first directory, and one of the
        /// directory of the place.
        case exifHeader, exifTag, gpsTag

        /// No code: texts and bytes anywhere inside that tell a place.
        case xmpText, iptcBytes
    }

    /// What a part holds.
    package enum Kind: UInt8, CaseIterable, Sendable {
        /// Needed to show the picture: never told of, always kept.
        case picture
        case colourProfile, colour, orientation, animation
        case exif, xmp, iptc, comment, text, time, thumbnail, mpf, depth, application, provenance, trailer, unknown
    }

    /// What a reader has to do at a part.
    package enum Role: UInt8, CaseIterable, Sendable {
        case none

        /// The size stands here.
        case size

        /// Begins, or ends, the file.
        case start, end

        /// The coded picture follows, or is.
        case data

        /// JPEG: no length follows; the marker stands inside coded data; the number of lines is told late.
        case alone, restart, lines

        /// JPEG: a segment of a fixed length, after which something may hide; how colours were transformed.
        case density, transform

        /// EXIF, in which the orientation is looked up.
        case exif

        /// XMP and IPTC, in which a place is looked for.
        case xmp, iptc

        /// The colour profile.
        case profile

        /// PNG: the palette, and what makes pixels transparent; the control and the pictures of an animation.
        case palette, transparency, animationControl, animationFrame

        /// WebP: the header of extended files, lossless data, alpha.
        case extended, lossless, alpha

        /// HEIF boxes.
        case fileType, meta, handler, primary, items, item, locations, references, properties, propertyList,
            associations
        case itemData, media, movie, free, dataInformation, groups

        /// HEIF boxes of a movie that begin with the times of making and changing.
        case times

        /// HEIF properties.
        case spatialExtents, rotation, mirror, cleanAperture, pixelInformation

        /// HEIF references between items.
        case describes, derives, auxiliary, thumbnails

        /// HEIF items: a coded picture, a derived one.
        case coded, derived

        /// EXIF: how numbers are written; the tags that matter.
        case littleEndian, bigEndian, orientation, location

        /// An item or box whose content begins with the name of its type.
        case named
    }
}
