import TableScreen

extension WebPage {
  /// Returns the messages that bring what the page has of this screen to what was drawn last.
  func messages() -> [JSON] {
    defer {
      forgetRecent()
      isStill = nil
    }
    return chromeMessages() + listMessages() + typingMessages()
  }

  /// Returns the message that a field shows its value again, since the form no longer has what is typed there.
  private func typingMessages() -> [JSON] {
    guard let (row, name) = typing, hasDroppedTyping(row, name) else { return [] }
    (typing, hidden) = (nil, nil)
    return handle(of: row).map { [["rt", .integer($0), .text(name)]] } ?? []
  }

  /// Draws a field with its value again, since the form no longer has what is typed there.
  func forgetDroppedTyping() {
    guard let (row, name) = typing, hasDroppedTyping(row, name) else { return }
    held.update { held in
      guard held.item == .row(row) else { return }
      (held.typed[name], held.needsDrawing) = (nil, true)
    }
  }

  /// Returns whether the form has had what is typed into a control, and has it no more.
  func hasDroppedTyping(_ row: NodeID, _ name: String) -> Bool {
    typing.map { $0 == (row, name) } == true && !screen.isTyping(in: row, control: name)
  }

  /// Forgets what the page has, because another one is to be drawn.
  func forgetSent() {
    (sentChrome, sentList) = (nil, nil)
    held.update { $0.sent = nil }
  }

  /// Draws all items anew, which say something else though their rows are the same.
  func drawAgain() { held.update { $0.needsDrawing = true } }

  /// Draws a row anew, of which the host says something else.
  func drawAgain(_ row: NodeID) {
    held.update { if $0.item == .row(row) { $0.needsDrawing = true } }
  }

  private func chromeMessages() -> [JSON] {
    let keys = chromeJSON
    defer { sentChrome = keys }
    guard let sentChrome else { return [["s", .integer(id), .object(keys)]] }
    var changed: [String: JSON] = [:]
    for key in Set(sentChrome.keys).union(keys.keys) where sentChrome[key] != keys[key] {
      changed[key] = keys[key] ?? .null
    }
    return changed.isEmpty ? [] : [["d", .integer(id), .object(changed)]]
  }

  private func listMessages() -> [JSON] {
    let handles = held.items.map(\.handle)
    let sent = sentList ?? ([], 0, -1)
    let operations = operations(from: sent.handles, to: handles)
    var messages: [JSON] = []
    if sent.first != held.first || sent.total != list.count || !operations.isEmpty {
      var message: [JSON] = ["x", .integer(id), .integer(list.count), .integer(held.first)]
      if !operations.isEmpty { message.append(.list(operations)) }
      if !operations.isEmpty, isStill == true { message.append(.yes) }
      messages.append(.list(message))
    }
    sentList = (handles, held.first, list.count)
    for place in held.items.indices {
      let item = held.items[place]
      guard let drawn = item.drawn, let sent = item.sent, drawn != sent else {
        held.update(at: place) { $0.sent = $0.drawn }
        continue
      }
      let changes = sent.changes(to: drawn)
      messages.append(
        .list(
          ["p", .integer(item.handle)] + changes.flatMap { [JSON.text($0.path), $0.value] }))
      held.update(at: place) { $0.sent = $0.drawn }
    }
    return messages
  }

  /// Returns the operations that turn the handles that the page holds into others, with the items that it does not have.
  private func operations(from old: [Int], to new: [Int]) -> [JSON] {
    guard old != new else { return [] }
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    let had = Set(old)
    var (operations, from, to): ([JSON], Int, Int) = ([], 0, 0)
    while from < old.count || to < new.count {
      let start = to
      var removed = 0
      while gone.contains(from) { (from, removed) = (from + 1, removed + 1) }
      var items: [JSON] = []
      while come.contains(to) {
        items.append(item(at: to, isThere: had.contains(new[to])))
        to += 1
      }
      if removed > 0 || !items.isEmpty {
        operations.append([.integer(start), .integer(removed), .list(items)])
      } else {
        (from, to) = (from + 1, to + 1)
      }
    }
    return operations
  }

  /// Returns an item whole, or its handle alone where the page has it and it moved.
  private func item(at place: Int, isThere: Bool) -> JSON {
    let item = held.items[place]
    if isThere, item.sent != nil { return .integer(item.handle) }
    held.update(at: place) { $0.sent = $0.drawn }
    return item.drawn ?? .object(["i": .integer(item.handle)])
  }
}

extension WebPage {
  /// Notes that the page shows a value in a control, because a person gave it there for good: only another one is sent.
  ///
  /// A secret text is not kept; whether there is one is all that is sent.
  func pageHas(_ value: JSON, inControl name: String, of row: NodeID, isSecret: Bool) {
    held.update { held in
      guard held.item == .row(row) else { return }
      held.needsDrawing = true
      held.typed[name] = nil
      if !isSecret, value != .null { held.sent = held.sent?.setting(value, ofControl: name) }
    }
  }

  /// Returns a control as it was before a person began to type there, where the page does not have its text.
  func before(_ control: RowControl, of row: NodeID) -> RowControl {
    guard control.isSecret else { return control }
    if let hidden, hidden.row == row, hidden.control.name == control.name { return hidden.control }
    hidden = (row, control)
    return control
  }

  /// Notes that a person is typing a text into a control.
  func pageTypes(_ text: String, inControl name: String, of row: NodeID) {
    held.update { held in
      guard held.item == .row(row) else { return }
      let base = held.typed[name]?.base ?? held.drawn?.value(ofControl: name) ?? ""
      held.typed[name] = (.text(text), base)
      held.drawn = held.drawn?.setting(.text(text), ofControl: name)
      held.sent = held.sent?.setting(.text(text), ofControl: name)
    }
  }
}
