extension TableCell {
  /// The class of the app's own that makes the row's elements, or nil for the stock one.
  package var rowCellClass: TableRowCell.Type? { cellClass?.type as? TableRowCell.Type }

  /// What decides whether a cell can show another: its class, its style and its pool.
  @MainActor package var kind: RowKind {
    let cellClass = rowCellClass ?? TableRowCell.self
    if let name = text(.reuseIdentifier) { return RowKind(name: name, type: cellClass) }
    return KindNames.shared.kind(
      KindNames.Parts(
        type: ObjectIdentifier(cellClass), style: symbol(.style)?.rawValue,
        hasSubtitle: attribute(.subtitle) != nil, hasImage: image != nil,
        isBound: binding != nil, hasSwitch: accessory?.isSwitch == true), cellClass)
  }
}

/// The kinds of cells without a name of their own: there are few, and many rows ask for theirs each time they come
/// into view.
@MainActor private final class KindNames {
  static let shared = KindNames()
  private var kinds: [Parts: RowKind] = [:]

  struct Parts: Hashable {
    var type: ObjectIdentifier
    var style: String?
    var hasSubtitle: Bool
    var hasImage: Bool
    var isBound: Bool
    var hasSwitch: Bool
  }

  func kind(_ parts: Parts, _ type: TableRowCell.Type) -> RowKind {
    if let kind = kinds[parts] { return kind }
    var name = "\(type)-\(parts.style ?? (parts.hasSubtitle ? "subtitle" : "default"))"
    if parts.hasImage { name += "-image" }
    if parts.isBound { name += "-bound" }
    if parts.hasSwitch { name += "-switch" }
    let kind = RowKind(name: name, type: type)
    kinds[parts] = kind
    return kind
  }
}
