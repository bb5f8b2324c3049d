/// A plain name among a cell's values, such as `.delete`; its meaning depends on its key.
///
/// There is no symbol `none`: in an optional place it would mean nil. Use ``off``.
public struct TableSymbol: RawRepresentable, Hashable, Sendable {
  /// The name as it is written in dictionaries and JSON.
  public let rawValue: String

  /// Creates the symbol of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, in place of a default.
  public static let off = Self(rawValue: "off")
  /// The usual look or marking, as the key has it.
  public static let `default` = Self(rawValue: "default")
  /// Edit mode and a swipe offer to delete the row.
  public static let delete = Self(rawValue: "delete")
  /// Edit mode offers to insert a row.
  public static let insert = Self(rawValue: "insert")
  /// An arrow: the row leads on.
  public static let disclosure = Self(rawValue: "disclosure")
  /// A check mark.
  public static let checkmark = Self(rawValue: "checkmark")
  /// A button for details.
  public static let detail = Self(rawValue: "detail")
  /// The row moves within its section only.
  public static let withinSection = Self(rawValue: "withinSection")
  /// The height of the content.
  public static let automatic = Self(rawValue: "automatic")
  /// The subtitle below the title.
  public static let subtitle = Self(rawValue: "subtitle")
  /// The title at the start of the line and the subtitle as a value at its end, as in UIKit's style
  /// of this name.
  public static let value1 = Self(rawValue: "value1")
  /// UIKit's name for a narrow label with the subtitle right behind it; drawn here like ``value1``.
  public static let value2 = Self(rawValue: "value2")

  /// All symbols of the framework.
  package static let all: [TableSymbol] = [
    off, `default`, delete, insert, disclosure, checkmark, detail, withinSection, automatic,
    subtitle, value1, value2,
  ]
}

extension TableSymbol: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.symbol(self), for: key)
  }
}

extension CellValue where Self == TableSymbol {
  /// Nothing, in place of a default.
  public static var off: TableSymbol { .off }
  /// The usual look or marking, as the key has it.
  public static var `default`: TableSymbol { .default }
  /// Edit mode and a swipe offer to delete the row.
  public static var delete: TableSymbol { .delete }
  /// Edit mode offers to insert a row.
  public static var insert: TableSymbol { .insert }
  /// An arrow: the row leads on.
  public static var disclosure: TableSymbol { .disclosure }
  /// A check mark.
  public static var checkmark: TableSymbol { .checkmark }
  /// A button for details.
  public static var detail: TableSymbol { .detail }
  /// The row moves within its section only.
  public static var withinSection: TableSymbol { .withinSection }
  /// The height of the content.
  public static var automatic: TableSymbol { .automatic }
  /// The subtitle below the title.
  public static var subtitle: TableSymbol { .subtitle }
  /// The title at the start of the line and the subtitle as a value at its end, as in UIKit's style
  /// of this name.
  public static var value1: TableSymbol { .value1 }
  /// UIKit's name for a narrow label with the subtitle right behind it; drawn here like ``value1``.
  public static var value2: TableSymbol { .value2 }
}
