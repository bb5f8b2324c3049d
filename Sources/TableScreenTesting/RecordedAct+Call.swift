import Foundation
import TableScreen
import TableScreenRecording

// Acts as calls of the headless host.
extension RecordedAct {
  /// The call that does what the person did; nil if there is none.
  var call: String? {
    switch name {
    // Any choice will do in place of the one that was left out; the first may be that of none.
    case .tap where isSecret == true:
      "try await table.tap(at: TablePath(0, table.layout.rowCount(in: 0) - 1))"
    case .tap: rowCall("tap") ?? path.map { "try await table.tap(at: \(code(of: $0)))" }
    case .longPress: rowCall("longPress") ?? send("longPress(\(row))")
    case .details: rowCall("tapAccessory") ?? send("tapAccessory(\(row))")
    case .insert: title.map { "try await table.insert(at: \($0))" } ?? send("insert(\(row))")
    case .expand:
      rowCall(isOn == true ? "expand" : "collapse") ?? send("setExpanded(\(row), \(isOn == true))")
    case .typed: typing
    case .control: setting
    case .delete: deletion
    case .choose:
      title.flatMap { title in
        ownLabel.map { "try await table.choose(\(literal($0)), of: \(title))" }
      } ?? send("rowAction(\(row), .\(edge ?? "menu"), \(place ?? 0))")
    case .move:
      to.flatMap { to in
        title.map { "try await table.move(\($0), to: \(code(of: to)))" }
          ?? send("move(\(row), to: \(code(of: to)))")
      }
    case .search: text.map { "try await table.search(\(literal($0)))" }
    case .scope: named("selectScope") ?? send("scope(\(place ?? 0))")
    case .edit: "try await table.setEditing(\(isOn == true))"
    case .press: named("press") ?? send("barButton(.\(edge ?? "trailing"), \(place ?? 0))")
    case .tab: named("selectTab") ?? settled("table.navigator.selectTab(\(place ?? 0))")
    case .answer: named("answer") ?? place.map { settled("table.question?.answer(\($0))") }
    case .wide: "try await table.resize(columns: \(isOn == true ? 100 : 80))"
    case .view: scrolling(in: "table.visibleScreen")
    case .leave: settled("table.navigator.leave(table.navigator.screens[\(screen ?? 0)])")
    case .app: telling
    case .cancel: send("cancel(\(row))")
    case .beginSearch, .cancelWaiting, .dismissNotice: send(name.rawValue)
    default: plain
    }
  }

  /// The calls that do what the person did in a screen beside the one with the focus; empty if there are none.
  var callsElsewhere: [String] {
    guard let screen else { return [] }
    let place = "table.navigator.screens[\(screen)]"
    switch name {
    case .view: return scrolling(in: place).map { [$0] } ?? []
    case .cancelWaiting, .dismissNotice, .retry, .refresh, .more:
      let event = name == .more ? "loadMore" : name.rawValue
      return ["\(place).send(.\(event))", "try await table.settle()"]
    default: return []
    }
  }

  /// True if the act scrolls away from the top.
  var isScrolling: Bool { name == .view && to.map { $0.path != TablePath(0, 0) } == true }

  /// True if nothing is missing from a test without the act.
  var isSilent: Bool { [.view, .moved].contains(name) }

  private var plain: String? {
    let calls: [Name: String] = [
      .submit: "submit", .endSearch: "endSearch", .refresh: "refresh", .undo: "undo",
      .redo: "redo", .more: "loadMore", .retry: "retry", .back: "back",
      .focus: "focusOtherPane", .quit: "closeWindow",
    ]
    return calls[name].map { "try await table.\($0)()" }
  }

  private func scrolling(in screen: String) -> String? {
    to.map { "table.scroll(to: \(code(of: $0)), at: .top, in: \(screen))" }
  }

  private var telling: String? {
    guard label == "url" else { return label.map { "try await table.tell(.\($0))" } }
    return what.map { "try await table.tell(.url(#require(URL(string: \(literal($0))))))" }
  }

  private var typing: String? {
    let typed = text ?? (isSecret == true ? "Secret-1234" : "")
    guard let title else {
      return send("typed(\(row), name: \(literal(control ?? "")), text: \(literal(typed)))")
    }
    let staying = isOn == true ? "" : ", staying: true"
    return "try await table.type(\(literal(typed)), into: \(title), control: "
      + "\(literal(control ?? ""))\(staying))"
  }

  private var setting: String? {
    let value = value?.value ?? (isSecret == true ? .text("Secret-1234") : .null)
    let name = literal(control ?? "")
    guard let title else {
      return send("control(\(row), name: \(name), value: \(code(of: value)))")
    }
    if isBeyond == true {
      return send("control(\(row), name: \(name), value: \(code(of: value)))")
    }
    return value == .null
      ? "try await table.press(in: \(title), control: \(name))"
      : "try await table.set(\(code(of: value)), of: \(title), control: \(name))"
  }

  private var deletion: String? {
    if path != nil { return send("delete([\(row)])") }
    if let paths { return send("delete([\(paths.map(row(at:)).joined(separator: ", "))])") }
    guard let titles, !titles.contains("") else { return nil }
    return "try await table.delete(\(titles.map(literal).joined(separator: ", ")))"
  }

  /// The title that means the row, as code; nil if it means another one, too.
  private var title: String? {
    path == nil ? titles?.first.flatMap { $0.isEmpty ? nil : literal($0) } : nil
  }

  /// The identity of the row at its position, as code.
  private var row: String {
    if let path { return row(at: path) }
    // A macro cannot stand within itself.
    return title.map { "#require(table.path(of: \($0)).flatMap { table.layout.row(at: $0) }).id" }
      ?? "NodeID.main"
  }

  private func row(at place: Place) -> String {
    "#require(table.layout.row(at: \(code(of: place)))).id"
  }

  private func rowCall(_ name: String) -> String? {
    title.map { "try await table.\(name)(\($0))" }
  }

  private func named(_ name: String) -> String? {
    ownLabel.flatMap { $0.isEmpty ? nil : "try await table.\(name)(\(literal($0)))" }
  }

  /// What is written on the button, tab, scope, answer or row action, unless something else bears the same words.
  private var ownLabel: String? { isOneOfSeveral == true ? nil : label }

  /// Returns a call that waits for no work by itself, with one that does.
  private func settled(_ call: String) -> String { "\(call); try await table.settle()" }

  private func send(_ event: String) -> String { "try await table.send(.\(event))" }

  private func code(of place: Place) -> String { "TablePath(\(place.section), \(place.row))" }

  private func code(of value: TableValue) -> String {
    switch value {
    case .null: ".null"
    case .text(let text): ".text(\(literal(text)))"
    case .integer(let integer): ".integer(\(integer))"
    case .number(let number): ".number(\(number))"
    case .flag(let flag): ".flag(\(flag))"
    case .date(let date):
      ".date(Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate)))"
    case .choice(let choice): ".choice(\(literal(choice)))"
    case .choices(let choices): ".choices([\(choices.map(literal).joined(separator: ", "))])"
    }
  }

  private func literal(_ text: String) -> String { text.swiftLiteral }
}

extension String {
  /// The text as a literal, in which nothing ends it and nothing is read as code.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case _ where scalar.acts:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
