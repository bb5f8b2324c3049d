extension Unicode.GeneralCategory {
  /// What a person calls the category of one character.
  var title: String {
    switch self {
    case .uppercaseLetter: "Uppercase letter"
    case .lowercaseLetter: "Lowercase letter"
    case .titlecaseLetter: "Titlecase letter"
    case .modifierLetter: "Modifier letter"
    case .otherLetter: "Letter without case"
    case .nonspacingMark: "Nonspacing mark"
    case .spacingMark: "Spacing mark"
    case .enclosingMark: "Enclosing mark"
    case .decimalNumber: "Decimal digit"
    case .letterNumber: "Letter that is a number"
    case .otherNumber: "Other number"
    case .connectorPunctuation: "Connecting punctuation"
    case .dashPunctuation: "Dash"
    case .openPunctuation: "Opening bracket"
    case .closePunctuation: "Closing bracket"
    case .initialPunctuation: "Opening quotation mark"
    case .finalPunctuation: "Closing quotation mark"
    case .otherPunctuation: "Punctuation"
    case .mathSymbol: "Mathematical symbol"
    case .currencySymbol: "Currency sign"
    case .modifierSymbol: "Modifier symbol"
    case .otherSymbol: "Symbol"
    case .spaceSeparator: "Space"
    case .lineSeparator: "Line separator"
    case .paragraphSeparator: "Paragraph separator"
    case .control: "Control character"
    case .format: "Format character"
    case .surrogate: "Surrogate"
    case .privateUse: "Private use"
    case .unassigned: "Unassigned"
    @unknown default: "Unknown"
    }
  }

  /// What a person calls all characters of this kind, or nil where their script says more.
  var plural: String? {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      "Punctuation"
    case .mathSymbol: "Mathematical symbols"
    case .currencySymbol: "Currency signs"
    case .modifierSymbol, .otherSymbol: "Symbols"
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: "Spaces"
    case .format: "Format characters"
    default: nil
    }
  }
}
