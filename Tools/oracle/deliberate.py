"""Where this library differs from the oracle on purpose.

An extension has ASCII digits, where the oracle keeps the script it was written in: whoever reads one wants to dial it. The
oracle's number is given such an extension before it is asked anything, so that all it says follows from its own code.
"""
import unicodedata

import phonenumbers


def parse(question, keep_raw_input=False):
    number = phonenumbers.parse(question.text, question.region, keep_raw_input=keep_raw_input)
    if number.extension:
        number.extension = "".join(str(unicodedata.decimal(digit)) for digit in number.extension)
    return number
