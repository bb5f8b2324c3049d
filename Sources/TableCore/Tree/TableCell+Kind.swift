extension TableCell {
  /// The class of the app's own that makes the row's elements, or nil for the stock one.
  package var rowCellClass: TableRowCell.Type? { cellClass?.type as? TableRowCell.Type }

  /// The kind of the cell: a host's cell can show any other of the same class, style and pool.
  @MainActor package var kind: RowKind {
    let type = rowCellClass ?? TableRowCell.self
    if let name = text(.reuseIdentifier) { return RowKind(name: name, type: type) }
    let style = symbol(.style)?.rawValue
    var name = "\(type)-\(style ?? (attribute(.subtitle) == nil ? "default" : "subtitle"))"
    if image != nil { name += "-image" }
    if binding != nil { name += "-bound" }
    if accessory?.isSwitch == true { name += "-switch" }
    return RowKind(name: name, type: type)
  }
}
