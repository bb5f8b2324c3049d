import TableScreen

/// The writer of rows, headers and footers as messages hold them.
@MainActor enum ItemWriter {
  /// Returns a row, without its handle.
  static func row(_ content: RowContent, _ pictures: PictureStore) -> [String: JSON] {
    let writer = ElementWriter(content: content, pictures: pictures)
    var item: [String: JSON] = ["b": writer.json(content.body)]
    switch content.accessory {
    case .off: break
    case .disclosure: item["a"] = "d"
    case .checkmark: item["a"] = "c"
    case .detail: item["a"] = "i"
    case .control(let control): item["a"] = writer.json(.control(control))
    case .element(let element): item["a"] = writer.json(element)
    }
    if content.isAccessoryTappable { item["at"] = .yes }
    if content.indentation > 0 { item["n"] = .integer(content.indentation) }
    if let isExpanded = content.isExpanded { item["x"] = isExpanded ? 1 : 0 }
    if content.isSelected { item["s"] = .yes }
    if content.hasBox, let tap = content.tap, tap != .select, tap != .deselect { item["bx"] = .yes }
    write(taps: content, to: &item)
    write(work: content, to: &item)
    write(edits: content, to: &item)
    if let message = content.message {
      item["g"] = .text(WebText(message, lines: 0).shown)
    }
    item["y"] = height(content.height)
    // Most rows say their texts, which the page knows.
    let spoken = content.accessibilityText
    if spoken != content.texts.map(\.text.plain).joined(separator: ", ") {
      item["z"] = .text(spoken.shownLine)
    }
    return item
  }

  private static func write(taps content: RowContent, to item: inout [String: JSON]) {
    switch content.tap {
    case nil: break
    case .action: item["t"] = "a"
    case .press: item["t"] = "p"
    case .expand: item["t"] = "x"
    case .select: item["t"] = "s"
    case .deselect: item["t"] = "d"
    case .link: item["t"] = "l"
    }
    if let title = content.tapTitle { item["tt"] = .text(title.shownLine) }
    if content.isLongPressable { item["l"] = content.hasLongPressInMenu ? 1 : 2 }
    if let title = content.longPressTitle { item["lt"] = .text(title.shownLine) }
  }

  private static func write(work content: RowContent, to item: inout [String: JSON]) {
    if content.isBusy {
      item["w"] = content.progress.flatMap(ElementWriter.rounded).map { [.number($0)] } ?? 1
    }
    if content.isCancellable { item["wc"] = .yes }
  }

  private static func write(edits content: RowContent, to item: inout [String: JSON]) {
    switch content.editing {
    case .off: break
    case .delete: item["e"] = "d"
    case .insert: item["e"] = "n"
    }
    if let title = content.deleteTitle { item["et"] = .text(title.shownLine) }
    if content.isMoveable { item["m"] = .yes }
    var actions: [String: JSON] = [:]
    for (place, key) in [(RowAction.Place.leading, "l"), (.trailing, "t"), (.menu, "m")] {
      guard let offered = content.rowActions[place], !offered.isEmpty else { continue }
      actions[key] = .list(
        offered.map { [.text($0.title.shownLine), $0.isDestructive ? 1 : 0] })
    }
    if !actions.isEmpty { item["r"] = .object(actions) }
  }

  /// Returns a header or footer of plain text.
  static func edge(_ kind: String, text: String) -> [String: JSON] {
    ["k": .text(kind), "b": ["t", .text(WebText(text, lines: 0).shown)]]
  }

  /// Returns a header or footer of elements.
  static func edge(
    _ kind: String, _ element: RowElement, _ content: RowContent?, _ pictures: PictureStore
  ) -> [String: JSON] {
    var item: [String: JSON] = [
      "k": .text(kind), "b": ElementWriter(content: content, pictures: pictures).json(element),
    ]
    item["y"] = height(content?.height)
    return item
  }

  private static func height(_ height: Double?) -> JSON? {
    height.map { .number(min(max($0, 0), 10_000)) }
  }

  /// Returns the line about more rows.
  static func paging(_ paging: ScreenChrome.Paging) -> [String: JSON] {
    guard case .failed(let reason) = paging else {
      return edge("g", text: TableWords.current.loadingMore)
    }
    var item = edge("g", text: reason)
    item["err"] = .yes
    return item
  }
}
