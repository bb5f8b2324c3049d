extension TableCell {
  /// The value under a key, or nil if there is none; setting nil removes it.
  ///
  /// ```swift
  /// var cell: TableCell = [.title: "Milk", .editingStyle: .delete]
  /// cell[.moveable] = .withinSection
  /// cell[.editingStyle] = nil
  /// ```
  ///
  /// An expected type selects the typed subscript: `let stars: Int? = cell[.stars]`.
  public subscript(_ key: Key) -> (any CellValue)? {
    get { value(under: key)?.plainValue as? any CellValue }
    set {
      remove(key)
      newValue?.store(in: &self, under: key)
    }
  }

  /// Returns the cell with each value replaced by the one that a closure returns for it; nil
  /// removes the value.
  ///
  /// ```swift
  /// let plain = cell.map { key, value in key == .image ? nil : value }
  /// ```
  public func map(
    _ transform: (Key, any CellValue) throws -> (any CellValue)?
  ) rethrows -> TableCell {
    var cell = self
    for key in keys {
      guard let value = self[key] else { continue }
      cell[key] = try transform(key, value)
    }
    return cell
  }
}

// MARK: Spellings of other dictionaries

extension TableCell {
  /// The spelling of `Dictionary`.
  @available(*, unavailable, renamed: "remove(_:)")
  public mutating func removeValue(forKey key: Key) {}

  /// The spelling of `Dictionary`.
  @available(*, unavailable, renamed: "map(_:)")
  public func mapValues(_ transform: (any CellValue) -> (any CellValue)?) -> TableCell { self }

  /// The spelling of plain data.
  @available(
    *, unavailable, message: "a key is written .title; one of your own is TableCell.Key(\"name\")"
  )
  public subscript(_ name: String) -> (any CellValue)? { nil }
}
