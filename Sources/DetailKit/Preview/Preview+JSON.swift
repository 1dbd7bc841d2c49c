public import JSONText

extension Preview {
    /// The preview as compact JSON.
    ///
    /// ```
    /// {"circle", "summary", "avatar": {"photo": item} or {"initials"}, "names": [item], "phones": [item], ...}
    /// ```
    /// An item has its `path` and the members that are seen, named as on the card.
    public var json: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Writes the preview as one JSON value.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("circle")
        writer.string(circle)
        writer.name("summary")
        writer.string(summary)
        writer.name("avatar")
        writer.beginObject()
        switch avatar {
        case .photo(let item):
            writer.name("photo")
            item.write(to: &writer)
        case .initials(let text):
            writer.name("initials")
            writer.string(text)
        }
        writer.endObject()
        for collection in collections {
            writer.name(collection.name)
            writer.beginArray()
            for item in collection.items { item.write(to: &writer) }
            writer.endArray()
        }
        writer.endObject()
    }
}

extension Preview.Item {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("path")
        writer.string(path)
        for member in members {
            writer.name(member.name)
            switch member.value {
            case .text(let text): writer.string(text)
            case .number(let number): writer.number(text: number)
            case .flag(let flag): writer.bool(flag)
            case .fields(let fields):
                writer.beginObject()
                for field in fields {
                    writer.name(field.name)
                    writer.string(field.value)
                }
                writer.endObject()
            }
        }
        writer.endObject()
    }
}
