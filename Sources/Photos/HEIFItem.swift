import TableFormat

/// An item of a HEIF file: a coded or derived picture, or metadata.
struct HEIFItem {
    let number: UInt32

    /// Four characters that say what it is.
    let type: UInt32
    let entry: PhotoPartTable.Entry

    /// Its entry in the list of items.
    let range: Range<Int>

    /// The text in there.
    let name: Range<Int>
    var nameLength: Int { name.count }

    /// Its bytes in the file, in order; cut to what is there.
    var extents: [Range<Int>] = []

    /// Whether they lie in other items or in another file, or partly behind the end.
    var isElsewhere = false
    var isCut = false

    /// Its properties in order, by their place in the list, from 0.
    var properties: [Int] = []

    /// What it is to the picture.
    var part = Part.loose

    enum Part: Equatable {
        /// Nothing that is kept needs it.
        case loose
        case needed

        /// By the entry of the reference, or of the auxiliary type.
        case thumbnail(PhotoPartTable.Entry)
        case auxiliary(PhotoPartTable.Entry)

        static func == (one: Part, other: Part) -> Bool {
            switch (one, other) {
            case (.loose, .loose), (.needed, .needed), (.thumbnail, .thumbnail), (.auxiliary, .auxiliary): true
            default: false
            }
        }
    }

    var isPicture: Bool { entry.role == .coded || entry.role == .derived }
}

/// A reference from one item to others.
struct HEIFReference {
    let entry: PhotoPartTable.Entry
    let from: UInt32
    let to: [UInt32]
}

/// A property that items share.
struct HEIFProperty {
    let box: HEIFBox
    var entry: PhotoPartTable.Entry { box.entry }
}

/// What a file says of its items.
struct HEIFContents {
    /// The box of everything, and where the items' own bytes may lie.
    var meta: HEIFBox?
    var media: [Range<Int>] = []
    var itemData: Range<Int>?
    var hasMovie = false

    var primary: UInt32?
    var items: [HEIFItem] = []
    var numbers: [UInt32: Int] = [:]
    var references: [HEIFReference] = []
    var properties: [HEIFProperty] = []

    func item(_ number: UInt32) -> Int? { numbers[number] }
}
