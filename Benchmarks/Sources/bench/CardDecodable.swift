/// The card as `JSONDecoder` would read it.
struct CardDecodable: Decodable {
    var profile: String
    var signInEmail: String?
    var deviceRegion: String?
    var circles: [String]?
    var names: [Name]?
    var phones: [Phone]?
    var emails: [Email]?
    var addresses: [Address]?
    var dates: [SpecialDate]?
    var photos: [Photo]?

    struct Name: Decodable {
        var value: String
        var type: String
        var `default`: Bool?
        var searchable: Bool?
        var circles: [String]?
    }

    struct Phone: Decodable {
        var value: String
        var country: String?
        var type: String
        var searchable: Bool?
        var circles: [String]?
    }

    struct Email: Decodable {
        var value: String
        var type: String
        var verified: Bool?
        var searchable: Bool?
        var circles: [String]?
    }

    struct Address: Decodable {
        var type: String
        var country: String
        var fields: [String: String]
        var sharing: Sharing?
    }

    struct Sharing: Decodable {
        var mode: String
        var circles: [String]?
    }

    struct SpecialDate: Decodable {
        var type: String
        var day: Int
        var month: Int
        var year: Int?
        var circles: [String]?
        var yearCircles: [String]?
    }

    struct Photo: Decodable {
        var type: String
        var file: String?
        var width: Int?
        var height: Int?
        var format: String?
        var metadata: Bool?
        var circles: [String]?
    }
}
