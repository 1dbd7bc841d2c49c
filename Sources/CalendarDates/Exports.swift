// What a check finds is part of this module's API.
@_exported public import Findings
