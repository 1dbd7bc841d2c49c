// PostalAddresses
