import Foundation
import TableScreen

@testable import TableScreenWeb

/// A page in memory: it holds what the messages say, as the script of the real one does, and does what a person would.
@MainActor final class FakePage {
  let line: FakeLine
  let session: WebSession
  /// The items that are held by page id, in order.
  private(set) var lists: [Int: [JSON]] = [:]
  private(set) var firsts: [Int: Int] = [:]
  private(set) var totals: [Int: Int] = [:]
  private(set) var chromes: [Int: [String: JSON]] = [:]
  private(set) var window: [String: JSON] = [:]
  private var read = 0
  private(set) var number = 0

  /// Opens a window and its line.
  static func open(
    _ screens: [Screen], making: @escaping @MainActor (String) -> Screen? = { _ in nil }
  )
    async throws -> FakePage
  {
    let host = WebHost(pictures: PictureStore(), making: making)
    let session = WebSession(
      owner: "browser", host: host, locale: Locale(identifier: "en"))
    host.start(screens)
    let page = FakePage(session)
    session.take(page.line, isFresh: false)
    page.take()
    return page
  }

  init(_ session: WebSession, _ line: FakeLine = FakeLine()) {
    (self.session, self.line) = (session, line)
  }

  /// Numbers its events as another page does whose window it goes on with.
  func goOn(from other: FakePage) { number = other.number }

  // MARK: What a person does

  /// Sends an event by its parts, and returns when it is acknowledged.
  func send(_ parts: JSON...) async throws {
    number += 1
    if parts.count == 4, parts[0] == "y", let name = parts[2].text {
      show(parts[3], in: name, of: parts[1])
    }
    try receive(JSON.list([.integer(number)] + parts).encoded)
    let wanted = number
    try await wait { $0.line.acknowledged ?? 0 >= wanted }
  }

  /// Shows what a person types into a control.
  private func show(_ value: JSON, in control: String, of handle: JSON) {
    for (id, items) in lists {
      for (place, item) in items.enumerated() where item["i"] == handle {
        lists[id]?[place] = item.setting(value, ofControl: control)
      }
    }
  }

  /// Sends a message as a text.
  func receive(_ text: String) throws {
    guard let message = PageMessage(text) else { throw WebFault.malformed }
    try session.receive(message)
  }

  /// Waits until something is so, and reads what came meanwhile.
  func wait(_ isSo: (FakePage) -> Bool) async throws {
    for _ in 0..<100_000 {
      take()
      if isSo(self) { return }
      await Task.yield()
    }
    throw WebFault.idle
  }

  /// The items in view, of the page with the focus.
  var items: [JSON] { lists[shown] ?? [] }
  var chrome: [String: JSON] { chromes[shown] ?? [:] }
  var shown: Int { window["f"]?.integer ?? 0 }
  /// The pages in view.
  var shownPages: [Int] { window["v"]?.list?.compactMap(\.integer) ?? [] }

  /// The first texts of the rows, headers and footers in view.
  var titles: [String] { items.map { $0.firstText } }

  /// Returns the handle of the item with a text.
  func handle(_ title: String) -> JSON {
    items.first { $0.firstText == title }?["i"] ?? .integer(0)
  }

  /// Returns the item with a text.
  func item(_ title: String) -> JSON { items.first { $0.firstText == title } ?? .null }

  // MARK: What the page holds

  /// Carries out the messages that came since.
  func take() {
    let messages = line.messages
    for message in messages[min(read, messages.count)...] { carryOut(message) }
    read = messages.count
  }

  /// Forgets what came, for counting bytes.
  func forget() {
    take()
    line.forget()
    read = 0
  }

  private func carryOut(_ message: [JSON]) {
    switch message[0] {
    case "w": if case .object(let keys) = message[1] { window = keys }
    case "s":
      guard let id = message[1].integer, case .object(let keys) = message[2] else { return }
      (chromes[id], lists[id]) = (keys, [])
    case "d":
      guard let id = message[1].integer, case .object(let keys) = message[2] else { return }
      for (key, value) in keys {
        chromes[id]?.removeValue(forKey: key)
        if value != .null { chromes[id]?[key] = value }
      }
    case "x": edit(message)
    case "p":
      for id in lists.keys {
        guard let place = lists[id]?.firstIndex(where: { $0["i"] == message[1] }) else { continue }
        for pair in stride(from: 2, to: message.count, by: 2) {
          lists[id]?[place].put(message[pair + 1], at: message[pair].text ?? "")
        }
      }
    default: break
    }
  }

  private func edit(_ message: [JSON]) {
    guard let id = message[1].integer else { return }
    totals[id] = message[2].integer
    firsts[id] = message[3].integer
    var list = lists[id] ?? []
    let known = list
    for operation in message.count > 4 ? message[4].list ?? [] : [] {
      guard let parts = operation.list, let at = parts[0].integer, let removed = parts[1].integer
      else { continue }
      list.replaceSubrange(
        at..<(at + removed),
        with: (parts[2].list ?? []).map { item in
          item.integer == nil ? item : known.first { $0["i"] == item } ?? .null
        })
    }
    lists[id] = list
  }
}

extension JSON {
  subscript(key: String) -> JSON? { if case .object(let keys) = self { keys[key] } else { nil } }

  /// The first text in an item or an element.
  var firstText: String {
    switch self {
    case .object(let keys): keys["b"]?.firstText ?? ""
    case .list(let parts):
      switch parts.first {
      case "t", "b": parts[1].text ?? ""
      case "h", "v": parts.dropFirst().lazy.map(\.firstText).first { !$0.isEmpty } ?? ""
      default: ""
      }
    default: ""
    }
  }

  /// Changes a part, as a patch says.
  mutating func put(_ value: JSON, at path: String) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else {
      self = value
      return
    }
    let rest = parts.count > 1 ? parts[1] : ""
    switch self {
    case .object(var keys):
      if rest.isEmpty, value == .null {
        keys[first] = nil
      } else {
        var part = keys[first] ?? .null
        part.put(value, at: rest)
        keys[first] = part
      }
      self = .object(keys)
    case .list(var values):
      if let place = Int(first), values.indices.contains(place) {
        values[place].put(value, at: rest)
      }
      self = .list(values)
    default: break
    }
  }
}
