extension TableCell.Key.Known {
  /// The symbols that this key takes, if any.
  package var symbols: [TableSymbol] {
    switch self {
    case .style: [.default, .subtitle, .value1, .value2]
    case .selectionStyle: [.default, .off]
    case .editingStyle: [.delete, .insert, .off]
    case .moveable: [.withinSection]
    case .height: [.automatic]
    case .accessory: [.disclosure, .checkmark, .detail, .off]
    default: []
    }
  }
}
