extension TableCell {
  /// Takes over the attributes of another cell; if both have one, the other's holds.
  ///
  /// ```swift
  /// var cell: TableCell = [.title: "Milk", .editingStyle: .delete]
  /// cell.merge([.title: "Oat milk"])
  /// ```
  public mutating func merge(_ other: TableCell) {
    for key in other.keys {
      guard let value = other.value(under: key) else { continue }
      remove(key)
      set(value, for: key)
    }
    if other.flags.contains(.mistakes) { setMistakes(mistakes + other.mistakes) }
  }

  /// Returns the cell with the attributes of another; if both have one, the other's holds.
  public func merging(_ other: TableCell) -> TableCell {
    var cell = self
    cell.merge(other)
    return cell
  }

  /// Returns the cell with nothing but its attributes under these keys.
  func keeping(_ keys: [Key]) -> TableCell {
    var cell = TableCell()
    for key in keys { if let value = value(under: key) { cell.set(value, for: key) } }
    return cell
  }
}
