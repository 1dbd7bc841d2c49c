// One import serves: the kinds of detail and what they find are part of this module's API.
@_exported public import AddressLookup
@_exported public import CalendarDates
@_exported public import EmailAddresses
@_exported public import Findings
@_exported public import PersonNames
@_exported public import PhoneNumbers
@_exported public import Photos
@_exported public import PostalAddresses
