// TableFormat
