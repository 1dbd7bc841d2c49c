"""Where this library differs from the oracle on purpose. The oracle is changed in these points before it is asked, so that
everything else it says of such a text still counts.

1. An extension has ASCII digits; the oracle keeps the script it was written in. Everybody who reads one wants to dial it.
2. Digits are the decimal digits of every script, as in the library that the oracle was ported from. The port also takes
   signs such as a superscript two for digits, in two places: where it looks for the national prefix in the text as written,
   and as you type.
"""
import unicodedata

import phonenumbers
from phonenumbers import asyoutypeformatter, phonenumberutil


def apply():
    phonenumberutil.unicode_digit = unicodedata.decimal
    asyoutypeformatter.unicode_digit = unicodedata.decimal
    phonenumbers.AsYouTypeFormatter._is_digit_or_leading_plus_sign = is_digit_or_leading_plus_sign


def is_digit_or_leading_plus_sign(formatter, key):
    return key.isdecimal() or (len(formatter._accrued_input) == 1 and key in "+\uff0b")


def parse(question, keep_raw_input=False):
    """What the oracle says of a number with such an extension follows from its own code."""
    number = phonenumbers.parse(question.text, question.region, keep_raw_input=keep_raw_input)
    if number.extension:
        number.extension = "".join(str(unicodedata.decimal(digit)) for digit in number.extension)
    return number
