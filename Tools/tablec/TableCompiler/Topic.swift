package import TableFormat

/// One image: what it is called and how its tables become sections.
///
/// A topic reads every table it needs, reports every fault it finds, and adds what it can; the image is thrown away when
/// there was a fault.
package protocol Topic: Sendable {
    /// The name of the image and of its file: `phone` for `phone.table`.
    static var name: String { get }

    /// The version of the layout of sections and fields; the reader refuses any other.
    static var schemaVersion: Int { get }

    static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder)
}
