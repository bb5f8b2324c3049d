import Foundation

/// A message of a page, read from its text.
///
/// Whatever comes over a line is checked here for its form, and in the session for its sense.
enum PageMessage: Hashable, Sendable {
  /// A heartbeat.
  case beat
  /// The first message of a line: the session that the page had, its epoch, that of its document, and whether the document
  /// that had the line of `session` has gone.
  case hello(session: String, epoch: String, fresh: String, hasLeft: Bool = false)
  /// The items that the page wants to hold, and those in view.
  case view(page: Int, first: Int, count: Int, top: Int, shown: Int)
  /// The handle of the row to which a person has gone by keys; nil for none.
  case focus(page: Int, handle: Int?)
  /// The item over which a row is dragged, and whether the nearer gap is behind it.
  case landing(row: Int, target: Int, isBehind: Bool)
  /// The width of the window.
  case width(Int)
  /// The time zone of the person.
  case timeZone(TimeZone?)
  /// The tab of the browser was shown or hidden.
  case visible(Bool)
  /// A thing that a person did, with its number.
  case event(number: Int, PageEvent)

  /// Reads a message, or returns nil where a page would not send that.
  init?(_ text: String) {
    guard let value = JSONReader.value(of: text) else { return nil }
    if value == .integer(0) {
      self = .beat
      return
    }
    guard let list = value.list, let first = list.first else { return nil }
    var parts = PageArguments(list.dropFirst())
    if let number = first.integer {
      guard number > 0, let event = PageEvent(&parts) else { return nil }
      self = .event(number: number, event)
    } else {
      guard let verb = first.text, let message = Self.read(verb, &parts) else { return nil }
      self = message
    }
    guard parts.isAtEnd else { return nil }
  }

  private static func read(_ verb: String, _ parts: inout PageArguments) -> PageMessage? {
    switch verb {
    case "hi":
      guard let session = parts.text(), let epoch = parts.text(), let fresh = parts.text(),
        parts.integer() != nil, let hasLeft = parts.isAtEnd ? false : parts.flag()
      else { return nil }
      return .hello(session: session, epoch: epoch, fresh: fresh, hasLeft: hasLeft)
    case "v":
      guard let page = parts.integer(), let first = parts.integer(), let count = parts.integer(),
        let top = parts.integer(), let shown = parts.integer(), first >= 0, count >= 0, top >= 0,
        shown >= 0
      else { return nil }
      return .view(page: page, first: first, count: count, top: top, shown: shown)
    case "at":
      guard let page = parts.integer(), let handle = parts.integer() else { return nil }
      return .focus(page: page, handle: handle == 0 ? nil : handle)
    case "mt":
      guard let row = parts.integer(), let target = parts.integer(), let isBehind = parts.flag()
      else { return nil }
      return .landing(row: row, target: target, isBehind: isBehind)
    case "z": return parts.integer().flatMap { (0...100_000).contains($0) ? .width($0) : nil }
    case "tz":
      return parts.timeZone().map { .timeZone($0) }
    case "vis": return parts.flag().map { .visible($0) }
    default: return nil
    }
  }
}

/// The arguments of a message, read one after the other.
struct PageArguments {
  private var rest: ArraySlice<JSON>

  init(_ values: ArraySlice<JSON>) { rest = values }

  /// True if all values were read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func value() -> JSON? { rest.popFirst() }
  mutating func text() -> String? { rest.popFirst()?.text }

  /// Reads a whole number, as large as JavaScript counts, so that no sum of two overflows.
  mutating func integer() -> Int? {
    rest.popFirst()?.integer.flatMap { $0.magnitude <= 1 << 53 ? $0 : nil }
  }

  /// Reads the name of a time zone; one that is not known here, or none, is no zone.
  mutating func timeZone() -> TimeZone?? {
    switch rest.popFirst() {
    case .text(let name) where name.utf8.count <= 64: .some(TimeZone(identifier: name))
    case .null: .some(nil)
    default: nil
    }
  }

  mutating func flag() -> Bool? {
    switch rest.popFirst() {
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }

  /// Reads a value at the end that may be left out: nil where it is another one than `read` takes.
  mutating func optional<Value>(_ read: (inout PageArguments) -> Value?) -> Value?? {
    isAtEnd ? .some(nil) : read(&self).map { .some($0) }
  }
}

extension JSON {
  /// True for a value that a control can have, which is neither a list nor an object.
  var isPlain: Bool {
    switch self {
    case .null, .integer, .number, .text: true
    case .list, .object: false
    }
  }
}
