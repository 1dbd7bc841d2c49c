import TableFormat

/// Compiles every topic of a workspace.
package enum Compiler {
    /// All topics, in the order of their names.
    static let topics: [any (Topic & SendableMetatype).Type] = [
        AddressTopic.self, DatesTopic.self, EmailTopic.self, LookupTopic.self, NamesTopic.self, PhoneTopic.self,
        PhotosTopic.self, RulesTopic.self,
    ]

    /// The images by topic, or `nil` when there was any fault. All faults of all topics are reported.
    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics) -> [(
        topic: String, bytes: [UInt8]
    )]? {
        let sources = SourceList(workspace, diagnostics)
        let images = topics.map { topic in
            var image = ImageBuilder(topic: topic.name, schemaVersion: topic.schemaVersion, dataVersion: 0)
            topic.compile(workspace, diagnostics, into: &image)
            sources?.add(to: &image)
            return image
        }
        workspace.checkOverlay()
        guard diagnostics.isEmpty else { return nil }
        return images.map { ($0.topic, $0.build()) }
    }
}
