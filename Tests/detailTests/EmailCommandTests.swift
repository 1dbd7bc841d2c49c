import Foundation
import Testing

@Suite struct EmailCommandTests {
    @Test func tellsAPersonHowAnAddressIsSaved() throws {
        let outcome = try DetailCommand.run(["email", "Sanne@Bücher.example"])
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                """
                Sanne@Bücher.example
                  an address
                    saved as     sanne@bücher.example
                    in ASCII     sanne@xn--bcher-kva.example
                    compared as  sanne@xn--bcher-kva.example
                  info[email.storedForm]: The e-mail address will be saved in its standard form.

                """), "\(outcome.output)")
    }

    @Test func tellsAPersonWhatIsWrongWhereAndWhatInstead() throws {
        let outcome = try DetailCommand.run(["email", "--lang", "nl", "sanne@example,nl"])
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("sanne@example,nl\n  zo is dit geen adres\n  error[email.commaForDot]: "))
        #expect(outcome.output.contains("   | sanne@example,nl\n   |              ^\n"))
        #expect(outcome.output.hasSuffix("  = misschien: schrijf “sanne@example.nl”\n"))
    }

    /// The members of a batch's answers are a contract.
    @Test func answersABatchLineByLine() throws {
        let outcome = try DetailCommand.run(
            ["email", "--format", "json"],
            input: """
                {"input":"Zoë@Bücher.example"}
                sanne@mailinator.com
                {"input":"sanne@mailinator.com","policy":"signUp"}
                {"input":"\\"a b\\"@[192.0.2.1]","policy":"rfc5321"}
                {"input":"sanne@","policy":"other"}
                {"input":7}

                """)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 1 && lines.count == 6)
        #expect(
            lines[0].hasPrefix(
                #"{"input":"Zoë@Bücher.example","valid":true,"normalized":"zoë@bücher.example","ascii":null,"local":"zoë","domain":"bücher.example","class":"ordinary","key":"zoë@xn--bcher-kva.example","problems":[{"code":"email.storedForm","severity":"info","offset":0,"length":20,"params":{},"message":"#
            ), "\(lines[0])")
        #expect(lines[0].hasSuffix(#"}],"suggestion":null}"#))
        #expect(lines[1].contains(#""valid":true,"#) && lines[1].contains(#""class":"disposable","#))
        #expect(lines[2].contains(#""valid":false,"#) && lines[2].contains(#""code":"email.disposableSignUp","#))
        #expect(
            lines[3].contains(
                #""valid":true,"normalized":"\"a b\"@[192.0.2.1]","ascii":"\"a b\"@[192.0.2.1]","local":"\"a b\"","domain":"[192.0.2.1]","class":"ordinary","#
            ), "\(lines[3])")
        #expect(lines[4].contains(#""problem":"query.unknownValue","column":28,"#), "\(lines[4])")
        #expect(lines[5].hasPrefix(#"{"input":null,"valid":false,"normalized":null,"ascii":null,"#))
    }

    /// Letters that look like others are told where a policy says so.
    @Test func aPolicyTurnsTheCheckOfLookalikesOn() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{"severities": {"email.confusable": "error"}}"#.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try DetailCommand.run(["email", "--policy", file.path, "аpple@example.com"])
        #expect(outcome.status == 1 && outcome.output.contains("error[email.confusable]: "), "\(outcome.output)")
        #expect(try DetailCommand.run(["email", "аpple@example.com"]).status == 0)
    }

    @Test(
        "a policy is a name or a file",
        arguments: [
            ("rfc5321", "sanne@localhost", Int32(0)), ("detail", "sanne@localhost", 1),
            ("signUp", "sanne@mailinator.com", 1),
        ])
    func policies(policy: String, address: String, status: Int32) throws {
        #expect(try DetailCommand.run(["email", "--policy", policy, address]).status == status)
    }

    @Test func aPolicyFileDecidesWhatMatters() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID()).json")
        try #"{"severities": {"email.disposable": "error"}}"#.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try DetailCommand.run(["email", "--policy", file.path, "sanne@mailinator.com"])
        #expect(outcome.status == 1 && outcome.output.contains("error[email.disposable]"))
        #expect(try DetailCommand.run(["email", "--policy", "nothing.json", "sanne@example.nl"]).status == 2)
    }

    /// What a policy file says of addresses holds here as it does in the linter, and every policy of the tables is one here.
    @Test func aPolicyHoldsWithAllThatItSays() throws {
        let folder = try LintFolder(["signUp.json": #"{"email": "signUp"}"#, "base.json": #"{"base": "signUp"}"#])
        for policy in ["signUp.json", "base.json", "signUp"] {
            let outcome = try DetailCommand.run(["email", "--policy", policy, "x@mailinator.com"], in: folder.url)
            #expect(outcome.status == 1 && outcome.output.contains("email.disposableSignUp"), "\(outcome)")
        }
        let arguments = ["email", "--format", "json"]
        let kept = try DetailCommand.run(arguments + ["--policy", "import", "sanne@"])
        #expect(kept.status == 0 && kept.output.contains(#""code":"email.domainEmpty","severity":"warning""#))
        let line = try DetailCommand.run(arguments, input: #"{"input": "sanne@", "policy": "import"}"#)
        #expect(line.output == kept.output)
    }

    @Test func offersThePolicyThatWasMeant() throws {
        for (name, hint) in [
            ("rfc5322", "did you mean 'rfc5321'?"), ("zzzz", "one of detail, signUp, rfc5321, import"),
        ] {
            let outcome = try DetailCommand.run(["email", "--policy", name, "sanne@example.nl"])
            #expect(outcome.status == 2 && outcome.errors.contains(hint), "\(outcome.errors)")
        }
    }
}
