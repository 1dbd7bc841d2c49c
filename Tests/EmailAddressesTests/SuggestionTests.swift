import EmailAddresses
import Findings
import Testing

@Suite("Domains that were probably meant")
struct SuggestionTests {
    static func suggestion(_ domain: String) throws -> String? {
        let repairs = try EmailRules.embedded.check("jo@" + domain).findings.compactMap(\.repair)
        #expect(repairs.allSatisfy { $0.certainty == .proposed })
        return repairs.first.map { String($0.text.dropFirst(3)) }
    }

    @Test(
        arguments: [
            ("gmial.com", "gmail.com"), ("gmali.com", "gmail.com"), ("gamil.com", "gmail.com"),
            ("gmai.com", "gmail.com"),
            ("gmil.com", "gmail.com"), ("gmal.com", "gmail.com"), ("gmaill.com", "gmail.com"),
            ("gmaiil.com", "gmail.com"),
            ("gmmail.com", "gmail.com"), ("ggmail.com", "gmail.com"), ("gnail.com", "gmail.com"),
            ("gmaul.com", "gmail.com"),
            ("gmaik.com", "gmail.com"), ("gmsil.com", "gmail.com"), ("mgail.com", "gmail.com"),
            ("gmail.co", "gmail.com"),
            ("gmail.cm", "gmail.com"), ("gmail.om", "gmail.com"), ("gmail.con", "gmail.com"),
            ("gmail.cmo", "gmail.com"),
            ("gmail.ocm", "gmail.com"), ("gmail.comm", "gmail.com"), ("gmail.vom", "gmail.com"),
            ("gmailcom", "gmail.com"),
            ("gmail", "gmail.com"), ("gmial.con", "gmail.com"), ("googlemial.com", "googlemail.com"),
            ("googlmail.com", "googlemail.com"), ("hotmial.com", "hotmail.com"), ("hotmal.com", "hotmail.com"),
            ("hotmaill.com", "hotmail.com"), ("hotnail.com", "hotmail.com"), ("otmail.com", "hotmail.com"),
            ("hotmail.con", "hotmail.com"), ("homtail.com", "hotmail.com"), ("hotmial.co.uk", "hotmail.co.uk"),
            ("hotmailco.uk", "hotmail.co.uk"), ("hotmail.couk", "hotmail.co.uk"), ("hotmailcom", "hotmail.com"),
            ("yaho.com", "yahoo.com"), ("yahooo.com", "yahoo.com"), ("yhaoo.com", "yahoo.com"),
            ("yahho.com", "yahoo.com"),
            ("yahoo.co", "yahoo.com"), ("yahoo.cmo", "yahoo.com"), ("yaho.co.uk", "yahoo.co.uk"),
            ("yaoo.fr", "yahoo.fr"),
            ("outlok.com", "outlook.com"), ("outloook.com", "outlook.com"), ("outllok.com", "outlook.com"),
            ("oulook.com", "outlook.com"), ("outlookcom", "outlook.com"), ("iclod.com", "icloud.com"),
            ("icoud.com", "icloud.com"), ("iclould.com", "icloud.com"), ("icluod.com", "icloud.com"),
            ("protonmial.com", "protonmail.com"), ("protonmai.com", "protonmail.com"), ("zigo.nl", "ziggo.nl"),
            ("zigggo.nl", "ziggo.nl"), ("kpnmal.nl", "kpnmail.nl"), ("hetnt.nl", "hetnet.nl"),
            ("xs4al.nl", "xs4all.nl"),
            ("telnet.be", "telenet.be"), ("skynt.be", "skynet.be"), ("freenat.de", "freenet.de"),
            ("t-onlin.de", "t-online.de"), ("ornage.fr", "orange.fr"), ("wanadou.fr", "wanadoo.fr"),
            ("lapost.net", "laposte.net"), ("libro.it", nil), ("libera.it", nil), ("libeor.it", "libero.it"),
            ("yandx.ru", "yandex.ru"), ("comast.net", "comcast.net"), ("verizn.net", "verizon.net"),
            ("btinternt.com", "btinternet.com"), ("example.con", "example.com"), ("example.cmo", "example.com"),
            ("example.ocm", "example.com"), ("example.nll", "example.nl"), ("example.ogr", "example.org"),
            ("example.nett", "example.net"), ("example.couk", "example.co.uk"), ("example.combr", "example.com.br"),
            ("mail.example.con", "mail.example.com"),
        ] as [(String, String?)]) func proposes(typed: String, meant: String?) throws
    {
        #expect(try Self.suggestion(typed) == meant)
    }

    /// Domains that exist, near providers and far from them; names for documentation; endings that others are not typed for.
    @Test(arguments: [
        "gmail.com", "googlemail.com", "gmx.de", "gmx.net", "gmx.at", "gmx.ch", "gmx.com", "ymail.com", "mail.com",
        "email.com", "fmail.com", "hmail.com", "gmail.fr", "gmail.hu", "gmail.ru", "yandex.ru", "ya.ru", "yandex.com",
        "proton.me", "pm.me", "protonmail.ch", "protonmail.com", "me.com", "mac.com", "icloud.com", "aol.com", "aol.de",
        "msn.com", "live.com", "live.nl", "live.be", "live.fr", "hotmail.nl", "hotmail.fr", "hotmail.it", "hotmail.es",
        "outlook.fr", "outlook.de", "outlook.dk", "yahoo.co.jp", "yahoo.fr", "yahoo.com.ar", "web.de", "mail.ru",
        "bk.ru",
        "qq.com", "163.com", "126.com", "naver.com", "never.com", "daum.net", "orange.fr", "orange.com", "libero.it",
        "ziggo.nl", "kpnmail.nl", "planet.nl", "home.nl", "comcast.com", "verizon.com", "globe.com", "global.com",
        "rogers.com", "rodgers.com", "shaw.ca", "fastmail.com", "fastmail.fm", "tuta.com", "mozmail.com", "duck.com",
        "freemail.hu", "freemail.com", "freenet.de", "samsung.com", "example.com", "example.org", "name.example",
        "bücher.example", "example.co", "example.cm", "example.nl", "mail.example.com", "gmail.example.com",
        "x.gmail.com", "games.com", "gamer.com", "lover.com", "hot.ee", "inbox.lv", "abv.bg", "uol.com.br",
    ]) func leavesAlone(domain: String) throws {
        #expect(try Self.suggestion(domain) == nil)
        #expect(!(try placed("jo@" + domain).contains { $0.hasPrefix("domainTypo") }))
    }

    /// The first three letters alone are enough to be looked at closely; whatever follows, nothing breaks.
    @Test func everySlipOfAKnownDomainIsHarmless() throws {
        let rules = try EmailRules.embedded
        for known in ["gmail.com", "yahoo.co.uk", "ziggo.nl", "t-online.de"] {
            let letters = Array(known)
            for place in letters.indices {
                for letter in "az0-." {
                    var typed = letters
                    typed[place] = letter
                    let result = rules.check("jo@" + String(typed))
                    for repair in result.findings.compactMap(\.repair) {
                        #expect(rules.check(repair.text).isWellFormed)
                    }
                }
            }
        }
    }
}
