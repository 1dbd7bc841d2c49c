// DetailKit
