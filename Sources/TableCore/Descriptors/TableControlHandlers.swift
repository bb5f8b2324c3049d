/// The handlers of a row's controls, by their names.
public struct TableControlHandlers {
  package let handlers: [String: TableAction]
  package let typing: [String: TableAction]

  package init(handlers: [String: TableAction], typing: [String: TableAction]) {
    (self.handlers, self.typing) = (handlers, typing)
  }

  func handler(of name: String, _ kind: TableControlEvent.Kind) -> TableAction? {
    (kind == .typed ? typing : handlers)[name]
  }
}

extension TableControlHandlers: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.handlers(self), for: key)
  }
}

extension CellValue where Self == TableControlHandlers {
  /// Handlers for new values and presses of a row's controls, by their names.
  ///
  /// ```swift
  /// .controls: .handlers([
  ///   "stars": .changed(ShopScreen.rate, item),
  ///   "order": .perform(ShopScreen.order, item),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - handlers: the actions of a new value or a press, by the name of the control. If the
  ///     control is also bound, the value is written first.
  ///   - typing: the actions of key strokes in a field, before the person leaves it, by the name of
  ///     the field.
  /// - Returns: the handlers, for ``TableCell/Key/controls``.
  public static func handlers(
    _ handlers: [String: TableAction], typing: [String: TableAction] = [:]
  ) -> TableControlHandlers {
    TableControlHandlers(handlers: handlers, typing: typing)
  }
}

extension TableCell {
  /// Returns the handler of a control by its name, or nil.
  package func handler(of name: String, _ kind: TableControlEvent.Kind) -> TableAction? {
    guard case .handlers(let handlers)? = attribute(.controls) else { return nil }
    return handlers.handler(of: name, kind)
  }
}
