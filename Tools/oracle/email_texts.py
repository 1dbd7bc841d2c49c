"""Makes addresses that people might have, mistakes in them, and forms that only the standards know."""
import random

ATEXT = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&'*+-/=?^_`{|}~"
WORDS = ("anna jose maria john wei li olga ivan fatima ahmed kofi priya ravi chen emma noah liam sofia smith garcia muller "
         "kowalski nguyen tanaka kim petrov ali diallo costa rossi silva oconnor info sales Postmaster ABUSE").split()
SCRIPTS = ("josé müller łukasz søren þóra иван дмитрий Ольга νίκος ΟΔΟΣ 用户 田中 さくら アンナ 김철수 محمد علی דוד संपर्क ผู้ใช้ "
           "አበበ ქეთი Երևան তানিয়া தமிழ் ස්\u200dරී İnci ıssız ẞtraße ǅemal Ǆ ﬁn ｗｉｄｅ 𝒎𝒂𝒕𝒉 e\u0301va \u1e9b\u0323 ŉ ΐ ﷺ Å \u212a \u2126 \u1fef "
           "ο\u0301σ σς ΑΣ. 한 \u1100\u1161 ไทย ລາວ ကို ᚠᚢᚦ ꙮ 😀 👩\u200d💻 ❤️ ½ ² ª").split()
DOMAINS = ("gmail.com yahoo.co.uk example.org example.com mail.example.nl a-b.example 3com.com t.co x.museum "
           "bücher.example faß.de straße.de xn--fa-hia.de xn--bcher-kva.example XN--BCHER-KVA.example 例え.テスト "
           "xn--r8jz45g.xn--zckzah пример.рф правда.com उदाहरण.भारत مثال.السعودية דוגמה.קום ｇｍａｉｌ.com GMAIL.COM οδος.gr ΟΔΟΣ.gr "
           "ශ්\u200dරී.com 日本。jp 中文．公司 a｡b ℡.com ㏂.com xn--a.com xn--.com xn--a-.com xn--abc-.com xn--0.com a·b.com l·l.cat "
           "ー.jp ア・イ.jp 1.אב.com אב.1.com אa.com ٠١.com ٠۱.com ก.ไทย i❤.ws xn--i-7iq.ws ☃.net xn--n3h.net 192.0.2.1 localhost "
           "io example a.b.c.d.e.f.g.h a1.b2 co.a1 mx.123 printer.local x.test x.invalid x.onion 1.in-addr.arpa a.alt "
           "mail.internal ab--cd.com a--b.com éé--é.com").split()
LITERALS = ("192.0.2.1", "0.0.0.0", "255.255.255.255", "256.0.0.1", "1.2.3", "1.2.3.4.5", "01.02.003.4", "1.2.3.0004",
            "IPv6:::1", "IPv6:::", "ipv6:2001:DB8::1", "IPv6:1:2:3:4:5:6:7:8", "IPv6:1:2:3:4:5:6:7", "IPv6:1:2:3:4:5:6::8",
            "IPv6:1:2:3:4:5::8", "IPv6:1:2:3:4:5:6:7::", "IPv6:::1:2:3:4:5:6", "IPv6:::1:2:3:4:5:6:7", "IPv6:1::2::3",
            "IPv6:::ffff:192.0.2.1", "IPv6:1:2:3:4:5:6:192.0.2.1", "IPv6:1:2:3:4:5::192.0.2.1", "IPv6:1:2:3:4::192.0.2.1",
            "IPv6:::192.0.2.1", "IPv6:fe80::1%eth0", "IPv6:12345::1", "IPv6:g::1", "IPv6:1:::2", "IPv6::1", "IPv6:1:",
            "1:2:3:4:5:6:7:8", "tag:text", "", "x", "IPv6:", "IPv6:0:0:1:0:0:1:0:0", "IPv6:1:0:0:0:0:0:0:1")
ODD = (" \t\n\r\x00\x07\x1f\x7f\x80\x85\xa0\xad\u034f\u061c\u115f\u1680\u180e\u200b\u200c\u200d\u200e\u202e\u2028\u2029\u2060\u2800"
       "\u3000\u3164\ufe0f\ufe6b\ufeff\uff20\uff0e\u3002\uff61\ufffc\ufffd\uffff\ue000\u0378\U000e0041\U0010ffff\u037e\u0338\u0301\u20dd"
       "()<>[]:;,.@\\\"'`%/?*_-+\u2019\u201c\u00b7\u30fb\u0640\u06dd\u2024\u2488\u212a\u0130\u0131\u017f\u00df\u1e9e")
QUOTED = list("abcXYZ .,@<>()[]:;'é\u00a0日\u0301") + ["\\\"", "\\\\", "\\a", "\\ ", "\\é", "\"", "\\", "..", "\t", "\x7f"]


class Texts:
    """A stream of addresses that is the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def address(self):
        pick = self.random
        chance = pick.random()
        local = self.quoted() if chance < 0.12 else self.local()
        domain = f"[{pick.choice(LITERALS)}]" if pick.random() < 0.08 else self.domain()
        if chance > 0.94:
            local, domain = self.long(pick.random() < 0.3)
        text = local + "@" + domain
        for _ in range(pick.choice([0, 0, 0, 0, 1, 1, 2, 3])):
            text = self.mistake(text)
        return text

    def local(self):
        pick = self.random
        chance = pick.random()
        if chance < 0.15:
            return "".join(pick.choice(ATEXT + "..") for _ in range(pick.randint(1, 12)))
        word = lambda: pick.choice(WORDS if pick.random() < 0.6 else SCRIPTS)
        return pick.choice([word(), word() + "." + word(), word() + "_" + word(), word() + "+tag", word().upper(),
                            word().capitalize() + str(pick.randint(0, 99)), word() + word()])

    def quoted(self):
        pick = self.random
        inner = pick.choice([self.local(), "".join(pick.choice(QUOTED) for _ in range(pick.randint(0, 8)))])
        return pick.choice(['"%s"', '"%s"', '"%s"', '"%s', '%s"', '"%s"x', '"%s"."y"', 'x."%s"']) % inner

    def domain(self):
        pick = self.random
        chance = pick.random()
        if chance < 0.55:
            return pick.choice(DOMAINS)
        if chance < 0.7:
            return pick.choice(SCRIPTS).lower() + pick.choice([".com", ".example", "." + pick.choice(SCRIPTS)])
        labels = ["".join(pick.choice("abcdefghij0123456789-") for _ in range(pick.randint(1, 6)))
                  for _ in range(pick.randint(1, 4))]
        return ".".join(labels + [pick.choice(["com", "nl", "org", "x1", "7", "a"])])

    def long(self, other):
        """Around the limits: 64 before the @, 63 a label, 253 the domain, 254 in all."""
        pick = self.random
        letter = pick.choice("éж日") if other else "a"
        local = letter * pick.choice([1, 21, 31, 32, 33, 63, 64, 65, 70])
        labels = []
        target = pick.choice([180, 185, 187, 188, 189, 190, 191, 192, 250, 251, 252, 253, 254])
        while sum(map(len, labels)) + len(labels) < target - 4:
            labels.append(pick.choice(["b", "ü" if other else "c"]) * min(pick.choice([10, 49, 57, 62, 63, 63, 64]),
                                                                       target - 4 - sum(map(len, labels)) - len(labels)))
        return local, ".".join([label for label in labels if label] + ["com"])

    def mistake(self, text):
        pick = self.random
        at = pick.randrange(len(text) + 1)
        odd = pick.choice(ODD) if pick.random() < 0.8 else self.any_character()
        return pick.choice([
            lambda: text[:at] + odd + text[at:], lambda: text[:at] + odd + text[at + 1:], lambda: text[:at] + text[at + 1:],
            lambda: text[:at] + text[at:at + 1] * 2 + text[at + 1:], lambda: odd + text, lambda: text + odd,
            lambda: text.replace(".", pick.choice(["..", ".", "。", "．", ",", "-.", ".-"]), 1),
            lambda: text.replace("@", pick.choice(["@@", "＠", "", " @ ", "@.", ".@", "@-", "(x)@"]), 1),
            lambda: text.upper(), lambda: text + pick.choice([".", " ", "\n", ">", ",", "-"]),
        ])()

    def any_character(self):
        while True:
            value = self.random.choice([self.random.randrange(0x3000), self.random.randrange(0x110000)])
            if not 0xD800 <= value < 0xE000:
                return chr(value)


def characters(step):
    """Every Nth character of Unicode, before the @ and behind it."""
    for value in range(0, 0x110000, step):
        if not 0xD800 <= value < 0xE000:
            yield f"a{chr(value)}b@example.com"
            yield f"a@x{chr(value)}y.com"
