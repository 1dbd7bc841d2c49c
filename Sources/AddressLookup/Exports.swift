// One import serves: what an address and a finding are is part of this module's API.
@_exported public import Findings
@_exported public import PostalAddresses
