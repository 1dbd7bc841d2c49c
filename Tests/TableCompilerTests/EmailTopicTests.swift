import Foundation
import TableCompiler
import TableFormat
import Testing

@Suite struct EmailTopicTests {
    /// One spoilt place each: the file, what is replaced by what, and the code of the fault at that line.
    @Test(arguments: [
        ("disposable", #""0-mail.com""#, #""0-Mail.com""#, "email.listForm"),
        ("disposable", #""0-mail.com""#, #""bücher.example""#, "email.listForm"),
        ("disposable", #""0-mail.com""#, #""oid sha256:0b5f""#, "email.listPointer"),
        ("disposable", #""0-mail.com""#, #""jo@0-mail.com""#, "email.listAddress"),
        ("disposable", #""0-mail.com""#, #""*.0-mail.com""#, "email.listWildcard"),
        ("disposable", #""0-mail.com""#, #""https://0-mail.com""#, "email.listURL"),
        ("disposable", #""0-mail.com""#, #""0-mail.com.""#, "email.badDomain"),
        ("disposable", #""0-mail.com""#, #""192.0.2.1""#, "email.badDomain"),
        ("disposable", #""0-mail.com""#, #""0_mail.com""#, "email.badDomain"),
        ("disposable", #""0-mail.com""#, #""mailcom""#, "email.badDomain"),
        ("disposable", #""0-mail.com""#, #""co.id""#, "email.sharedSuffix"),
        ("disposable", #""0-mail.com""#, #""any.ck""#, "email.sharedSuffix"),
        ("disposable", #""0-mail.com""#, #""0-mail.com", "0-mail.com""#, "email.overlap"),
        ("disposable", #""0-mail.com""#, #""private.icloud.com""#, "email.overlap"),
        ("disposable", #""0-mail.com""#, #""x.private.icloud.com""#, "email.overlap"),
        ("disposable", #""0-mail.com""#, "7", "table.wrongType"),
        ("suffixes", #""co.id""#, #""co.id", "co.id""#, "email.suffixTwice"),
        ("suffixes", #""co.id""#, #""co.ID""#, "email.listForm"),
        ("suffixes", #""exceptions""#, #""others""#, "table.unknownMember"),
        ("relay", #""class": "relay""#, #""class": "disposable""#, "email.unknownClass"),
        ("relay", #""service""#, #""operator""#, "table.unknownMember"),
        ("special-use", #""use": "documentation""#, #""use": "tests""#, "email.unknownUse"),
        ("special-use", #""domain": "alt""#, #""domain": "-alt""#, "email.badDomain"),
    ]) func reportsAFaultAtItsPlace(file: String, old: String, new: String, code: String) throws {
        let project = try TemporaryProject()
        let path = "Rules/email/\(file).json"
        let line = try project.replace(old, with: new, in: path)
        let faults = project.faults(of: EmailTopic.self)
        #expect(faults.contains { $0.file == path && $0.line == line && $0.code == code }, "\(faults)")
    }

    @Test func reportsEveryBadLine() throws {
        let project = try TemporaryProject()
        try project.replace(
            #""0-mail.com""#, with: #""version 1", "size 12", "-a.com", "b""#,
            in: "Rules/email/disposable.json")
        #expect(project.faults(of: EmailTopic.self).count { $0.code == "email.badDomain" } == 4)
    }

    @Test("a team's own list takes the place of ours")
    func overlay() throws {
        let project = try TemporaryProject()
        let list = #"{"kind": "email", "source": "ours", "domains": ["throwaway.example"]}"#
        try project.write(list, to: "own/email/disposable.json")
        let image = try project.image(of: EmailTopic.self, overlay: project.root.appending(path: "own").path)
        let domains = try DomainSet(image, EmailSchema.Section.domains)
        #expect(listing("mail.throwaway.example", domains) == .disposable)
        #expect(listing("mailinator.com", domains) == nil)
    }

    @Test(
        "sign-up refuses in the words of the product document",
        arguments: [
            ("en", "Disposable e-mail addresses are not accepted. Use an address you keep."),
            ("nl", "Wegwerp-e-mailadressen worden niet geaccepteerd. Gebruik een adres dat je houdt."),
        ])
    func signUpMessage(language: String, message: String) throws {
        let project = try TemporaryProject()
        let path = project.root.appending(path: "Rules/messages/\(language)/email.json")
        let file = try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any]
        let messages = file?["messages"] as? [String: [String: String]]
        #expect(messages?["email.disposableSignUp"]?["message"] == message)
    }

    private func listing(_ domain: String, _ domains: DomainSet) -> EmailSchema.Listing? {
        Array(domain.utf8).withUnsafeBufferPointer { domains.longestMatch($0) }.flatMap {
            EmailSchema.Listing(rawValue: $0.value & EmailSchema.Domain.listing)
        }
    }
}
