#if GTK
/// The style classes of a row's node in GTK's list: place in the section, selection, tappability.
struct RowStyle: OptionSet {
  let rawValue: UInt8

  static let row = RowStyle(rawValue: 1)
  static let first = RowStyle(rawValue: 2)
  static let last = RowStyle(rawValue: 4)
  static let selected = RowStyle(rawValue: 8)
  static let tappable = RowStyle(rawValue: 16)

  /// The CSS class of a single style.
  var name: String {
    switch self {
    case .first: "ts-first"
    case .last: "ts-last"
    case .selected: "ts-selected"
    case .tappable: "ts-tappable"
    default: "ts-row"
    }
  }
}
#endif
