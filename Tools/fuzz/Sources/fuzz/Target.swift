import DetailKit
import Glibc
import JSONText
import TableFormat

/// What is given hostile bytes. `DETAILKIT_FUZZ` chooses one, so that one build serves all of them.
enum Target: String {
    case address, lookup, json, card, date, email, name, phone, photo, image

    static let chosen = getenv("DETAILKIT_FUZZ").flatMap { Target(rawValue: String(cString: $0)) } ?? .card

    func run(_ bytes: [UInt8]) {
        switch self {
        case .address: AddressTarget.run(bytes)
        case .lookup: LookupTarget.run(bytes)
        case .json: Target.readJSON(bytes)
        case .card: CardTarget.run(bytes)
        case .date: DateTarget.run(bytes)
        case .email: EmailTarget.run(bytes)
        case .phone: PhoneTarget.run(bytes)
        case .name: NameTarget.run(bytes)
        case .photo: PhotoTarget.run(bytes)
        case .image: Target.open(bytes)
        }
    }

    /// What is read can be written, and reads as the same again.
    private static func readJSON(_ bytes: [UInt8]) {
        guard let document = try? JSONDocument(bytes, limits: JSONLimits(duplicates: .collected)) else { return }
        var writer = JSONWriter()
        writer.value(document.root, of: document)
        guard let again = try? JSONDocument(writer.bytes, limits: JSONLimits(duplicates: .collected)) else { abort() }
        guard again.nodeCount == document.nodeCount else { abort() }
    }

    /// An image that passes the checks is harmless to every reader, whatever it says.
    private static func open(_ bytes: [UInt8]) {
        guard let image = try? TableImage(verifying: ImageBuilder.sealed(bytes)) else { return }
        AddressTarget.read(image)
        let others = Tables.embeddedImages.filter { $0.topic != image.topic }
        guard let tables = try? Tables(images: [image] + others) else { return }
        let validator = Validator(tables: tables)
        for card in cards {
            _ = validator.validate(card).json(language: "nl")
            _ = validator.fixed(card, .proposed)
            _ = validator.preview(card, circle: "a")?.json
        }
    }

    private static let cards = [
        #"{"names": [{"value": " Zoë  d'Arc", "default": true}, {"value": "4", "circles": ["a"]}], "photos": [{"circles": ["a"], "width": 1, "height": 2, "format": "jpg"}]}"#,
        #"{"phones": [{"value": "06 12345678 x7", "country": "NL"}, {"value": "011 15 2345-6789", "country": "AR"}]}"#,
        #"{"emails": [{"value": "Sanne@mail.mailinator.com"}, {"value": "zoë@exämple.example"}, {"value": "a..b@"}]}"#,
        #"{"addresses": [{"country": "US", "circles": ["a"], "fields": {"postalCode": "94l03", "region": "California", "city": "x"}}]}"#,
        #"{"dates": [{"day": 29, "month": 2, "year": 1604}], "circles": ["a", "a"], "profile": "x", "zzz": 1}"#,
    ].map { Array($0.utf8) }
}
