// PersonNames
