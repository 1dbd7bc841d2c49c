"""Makes texts that people might write, and some that nobody would, out of example numbers."""
import random
import unicodedata

import phonenumbers
from phonenumbers import PhoneNumberFormat

from answers import Question
from patterns import text_matching

DIGITS = [chr(c) for c in range(0x110000) if chr(c).isdecimal()]
ZEROS = [c for c in DIGITS if unicodedata.digit(c) == 0]
PUNCTUATION = ("-x\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\uff0d\uff0e\uff0f \u00a0\u00ad\u200b\u2060"
               "\u3000()\uff08\uff09\uff3b\uff3d.[]/~\u2053\u223c\uff5e")
ODD = "\t\n,;:#*+\uff0b_&%=\\\"'!?|\u0301\u0130\u0131\u017f\u212aabcxyzABCXYZ\u00f3\u0434\u043e\u0431\u4e00\u00b2"
LABELS = [";ext=", ";EXT=", " ext ", "ext.", " extn:", " xtn ", "Extensi\u00f3n ", "extensio\u0301n", "extension ",
          "extensio", "\uff45\uff58\uff54", "\uff58\uff54\uff4e ", "\u0434\u043e\u0431", "\u0414\u041e\u0411. ",
          "anexo ", "x", " x", "X", "\uff58", "#", " # ", "\uff03", "~", "\uff5e", "int", " int. ",
          "\uff49\uff4e\uff54", ",", ",,", ",,,", ", ", " ,, ", ";", " ;", ", ,,", ",:", ",,.", "- ", " - ", "--",
          " ext,-", "ext: - ", "x.", "ext .", ",x", ", ext", "\t,ext\t"]
LETTERS = dict(zip("23456789", ["abcABC", "defDEF", "ghiGHI", "jklJKL", "mnoMNO", "pqrsPQRS", "tuvTUV", "wxyzWXYZ"]))
CARRIERS = ["", "1", "14", "15", "31", "99", "117", "12345", "0", "$1", "x"]


class Texts:
    """A stream of questions that is the same for the same seed."""

    def __init__(self, numbers, seed):
        self.numbers = numbers
        self.random = random.Random(seed)
        self.regions = sorted(phonenumbers.SUPPORTED_REGIONS)

    def question(self):
        """A text, and all that can be asked about it."""
        region, number = self.random.choice(self.numbers)
        text, default = self.spelling(region, number)
        return Question(text, default, *self.asked(region, number, default))

    def about(self, region, number, text):
        """The same questions about a given text."""
        default = None if region == "001" else region
        return Question(text, default, *self.asked(region, number, default))

    def asked(self, region, number, default):
        pick, main = self.random, phonenumbers.region_code_for_country_code(number.country_code)
        calling_from = pick.choice([main, main, default, region, pick.choice(self.regions), pick.choice(self.regions)])
        if pick.random() < 0.02:
            calling_from = pick.choice(["ZZ", "AQ", "001"])
        other = None
        if pick.random() < 0.5:
            chance = pick.random()
            other_region, other_number = (region, number) if chance < 0.8 else pick.choice(self.numbers)
            other = self.spelling(other_region, other_number, calm=chance < 0.4)[0]
        return calling_from or main, pick.choice(CARRIERS), other

    def spelling(self, region, number, calm=False):
        pick, code = self.random, str(number.country_code)
        nsn = phonenumbers.national_significant_number(number)
        for _ in range(0 if calm else pick.choice([0, 0, 1, 1, 2, 3])):
            nsn = self.digits(nsn)
        default = region if region != "001" and pick.random() < 0.8 else pick.choice(self.regions)
        plan = phonenumbers.PhoneMetadata.metadata_for_region(default)
        text = pick.choice([
            lambda: "+" + code + nsn, lambda: "+" + code + nsn, lambda: nsn, lambda: nsn,
            lambda: (plan.national_prefix or "0") + nsn, lambda: (plan.national_prefix or "0") + nsn,
            lambda: "0" + nsn, lambda: self.idd(plan) + code + nsn, lambda: self.idd(plan) + code + nsn,
            lambda: code + nsn, lambda: code + "0" + nsn, lambda: "00" + code + nsn, lambda: "+" + code + "(0)" + nsn,
            lambda: "+" + self.idd(plan) + code + nsn, lambda: "+" + nsn, lambda: self.carrier(plan) + nsn,
            lambda: self.formatted(number), lambda: self.formatted(number), lambda: nsn[-7:],
            lambda: nsn[-pick.randint(2, 9):], lambda: code + self.carrier(plan) + nsn,
        ])()
        if not calm:
            text = self.dress(text, code)
        if pick.random() < 0.02:
            default = None
        elif pick.random() < 0.02:
            default = pick.choice(["ZZ", "AQ", "001", ""])
        return text, default

    def digits(self, nsn):
        """One digit more, less, or another."""
        pick = self.random
        place = pick.randrange(len(nsn)) if nsn else 0
        digit = pick.choice("0123456789")
        return pick.choice([
            nsn[:place] + digit + nsn[place:], nsn[:place] + nsn[place + 1:], nsn[:place] + digit + nsn[place + 1:],
            nsn[:place] + digit + nsn[place + 1:], nsn + digit, nsn[:-1], digit + nsn[1:], "0" + nsn])

    def idd(self, plan):
        return text_matching(plan.international_prefix or "00", self.random)

    def carrier(self, plan):
        return text_matching(plan.national_prefix_for_parsing or "0", self.random)

    def formatted(self, number):
        return phonenumbers.format_number(number, self.random.choice([
            PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.RFC3966]))

    def dress(self, text, code):
        """Punctuation, other scripts, letters, words around, extensions, parameters."""
        pick = self.random
        chance = pick.random()
        if chance < 0.35:
            text = self.sprinkle(text, PUNCTUATION, pick.randint(1, 4))
        elif chance < 0.42:
            text = self.sprinkle(text, ODD + PUNCTUATION, pick.randint(1, 3))
        elif chance < 0.43:
            text = self.sprinkle(text, "\u00b2\u2075\u2460\u2488\u1369\u00bd", pick.randint(1, 2))
        elif chance < 0.48:
            zero = pick.choice(ZEROS)
            text = "".join(chr(ord(zero) + int(c)) if c in "0123456789" and pick.random() < 0.9 else c for c in text)
        elif chance < 0.52:
            text = "".join(pick.choice(LETTERS[c]) if c in LETTERS and pick.random() < 0.5 else c for c in text)
        elif chance < 0.56:
            text = pick.choice(["Tel: ", "tel:", "(", "fax ", "\u260e ", "_", " "]) + text
        if pick.random() < 0.2:
            count = pick.choice([1, 2, 3, 4, 6, 7, 9, 10, 15, 16, 20, 21])
            digits = "".join(pick.choice("0123456789") for _ in range(count))
            if pick.random() < 0.1:
                zero = pick.choice(ZEROS)
                digits = "".join(chr(ord(zero) + int(c)) for c in digits)
            text += pick.choice(LABELS) + digits + pick.choice(["", "", "#", "##", " #", "x12"])
        if pick.random() < 0.04:
            text = pick.choice(["tel:", "", "x tel:"]) + text + pick.choice([
                ";phone-context=+" + code, ";phone-context=example.com", ";phone-context=+", ";phone-context=",
                ";phone-context=a-b.example.com.;x=1", ";phone-context=1a.2b", ";phone-context=+1-(2).3",
                ";phone-context=+" + code + ";ext=12", ";isub=12345", ";ext=5;isub=1", ";phone-context=a..b",
                ";phone-context=-a.com", ";phone-context=+\u0663" + code])
        if pick.random() < 0.05:
            text += pick.choice([" ", ".", "!!", " (work)", " /x 23", "/x1", "\\ x2", " or 5551234", "\n", "_", "\u0301"])
        if pick.random() < 0.003:
            text += "1" * pick.choice([20, 240, 260])
        return text

    def sprinkle(self, text, characters, count):
        for _ in range(count):
            place = self.random.randint(0, len(text))
            text = text[:place] + self.random.choice(characters) + text[place:]
        return text
