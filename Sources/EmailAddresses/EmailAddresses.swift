// EmailAddresses
