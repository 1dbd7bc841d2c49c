import Foundation
import TableCompiler
import TableFormat
import Testing

/// Lists that a team lays beside ours.
@Suite struct EmailListTests {
    private func project(_ files: [String: String]) throws -> (TemporaryProject, overlay: String) {
        let project = try TemporaryProject()
        for (name, text) in files {
            try project.write(text, to: "own/email/\(name)")
        }
        return (project, project.root.appending(path: "own").path)
    }

    @Test func everyBadLineIsToldAtItsPlace() throws {
        let lines = [
            "# ours", "", "throwaway.example", "  spaced.example  # why", "mailinator.com", "throwaway.example",
            "Upper.example", "bücher.example", "*.wild.example", "http://site.example/x", "jo@example.com", "co.uk",
            "com",
            "private.icloud.com", "x.gmail.com", "no domain", "192.0.2.1", "-a.example", "dotless", "ddns.net",
            "oid sha256:0b5f", "ends.example.",
        ]
        let (project, overlay) = try project(["disposable/ours.txt": lines.joined(separator: "\r\n")])
        let told = project.faults(of: EmailTopic.self, overlay: overlay).map { "\($0.line):\($0.column) \($0.code)" }
        #expect(
            told == [
                "7:1 email.listForm", "8:1 email.listForm", "9:1 email.listWildcard", "10:1 email.listURL",
                "11:1 email.listAddress", "12:1 email.sharedSuffix", "13:1 email.badDomain", "14:1 email.overlap",
                "15:1 email.overlap", "16:1 email.badDomain", "17:1 email.badDomain", "18:1 email.badDomain",
                "19:1 email.badDomain", "21:1 email.listPointer", "22:1 email.badDomain",
            ])
    }

    @Test func otherFilesAreTold() throws {
        let (project, overlay) = try project([
            "disposable/list.conf": "a.example",
            "disposable/pointer.txt": "version https://git-lfs.github.com/spec/v1\n",
            "throwaway/list.txt": "a.example", "disposable/list.json": #"{"kind": "email", "domains": ["A.example"]}"#,
        ])
        #expect(
            Set(project.faults(overlay: overlay).map(\.code)) == [
                "email.unknownList", "email.listPointer", "table.unusedFile", "email.listForm",
            ])
    }

    /// A team's own word on a domain wins over our list; what is kept for sure nobody can call disposable.
    @Test func listsAreLaidBesideOurs() throws {
        let (project, overlay) = try project([
            "disposable/a.txt": "throwaway.example\nddns.net\nmailinator.com",
            "disposable/b.json": #"{"kind": "email", "source": "ours", "domains": ["other.example"]}"#,
            "ordinary/ours.txt": "0-mail.com", "relay/ours.txt": "relay.example",
        ])
        let set = try DomainSet(project.image(of: EmailTopic.self, overlay: overlay), EmailSchema.Section.domains)
        for (domain, listing) in [
            ("throwaway.example", EmailSchema.Listing.disposable), ("x.other.example", .disposable),
            ("mailinator.com", .disposable), ("0-mail.com", .ordinary), ("relay.example", .relay),
        ] {
            let value = Array(domain.utf8).withUnsafeBufferPointer { set.longestMatch($0)?.value }
            #expect(value.map { $0 & EmailSchema.Domain.listing } == listing.rawValue, "\(domain)")
        }
    }

    @Test func hundredsOfThousandsOfLinesAreRead() throws {
        let good = (0..<100_000).map { "mail\($0).example" }
        let bad = (0..<100_000).map { "Mail\($0).example" }
        let (project, overlay) = try project(["disposable/large.txt": (good + bad).joined(separator: "\n")])
        let faults = project.faults(of: EmailTopic.self, overlay: overlay)
        #expect(faults.count == 100_000)
        #expect(faults.last?.line == 200_000)
    }
}
