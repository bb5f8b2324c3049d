import Foundation
import TableScreen
import TableScreenRecording

// Acts as calls of the headless host.
extension RecordedAct {
  /// The call that does what the person did; nil if there is none.
  ///
  /// The calls of a person throw where the screen does not offer what they do; an event is taken anywhere.
  var call: String? {
    (isUnoffered == true ? nil : strict) ?? event.map { "try await table.send(.\($0))" }
  }

  private var strict: String? {
    switch name {
    case .tap where isSecret == true: secretChoice
    case .tap: rowCall("tap") ?? path.map { "try await table.tap(at: \(code(of: $0)))" }
    case .longPress: rowCall("longPress")
    case .details: rowCall("tapAccessory")
    case .insert: title.map { "try await table.insert(at: \($0))" }
    case .expand: rowCall(isOn == true ? "expand" : "collapse")
    case .typed: typing
    case .control: setting
    case .delete: deletion
    case .choose:
      title.flatMap { title in
        ownLabel.map { "try await table.choose(\(literal($0)), of: \(title))" }
      }
    case .move:
      to.flatMap { to in title.map { "try await table.move(\($0), to: \(code(of: to)))" } }
    case .search: text.map { "try await table.search(\(literal($0)))" }
    case .scope: named("selectScope")
    case .edit: "try await table.setEditing(\(isOn == true))"
    case .press: named("press")
    case .tab: named("selectTab") ?? settled("table.navigator.selectTab(\(place ?? 0))")
    case .answer: named("answer") ?? place.map { settled("table.question?.answer(\($0))") }
    case .wide: "try await table.resize(columns: \(isOn == true ? 100 : 80))"
    case .view: scrolling(in: "table.visibleScreen")
    // Work that is running goes on.
    case .moved: "table.visibleScreen.send(.moved)"
    case .leave: settled("table.navigator.leave(table.navigator.screens[\(screen ?? 0)])")
    case .app: telling
    // Only the calls that name a row know which field the person is in.
    case .untype: title.map { _ in "try await table.cancelTyping()" }
    default: plain
    }
  }

  /// The event that tells the screen in view of it, as code; nil if there is none, or its row has gone.
  private var event: String? {
    switch name {
    case .tap: row.map { "tap(\($0))" }
    case .longPress: row.map { "longPress(\($0))" }
    case .details: row.map { "tapAccessory(\($0))" }
    case .insert: row.map { "insert(\($0))" }
    case .cancel: row.map { "cancel(\($0))" }
    case .expand: row.map { "setExpanded(\($0), \(isOn == true))" }
    case .typed:
      row.map {
        "typed(\($0), name: \(literal(control ?? "")), text: \(literal(typedText)))"
      }
    case .control:
      row.map {
        "control(\($0), name: \(literal(control ?? "")), value: \(code(of: newValue)))"
      }
    case .delete: rowsToDelete.map { "delete([\($0.joined(separator: ", "))])" }
    case .choose: row.map { "rowAction(\($0), .\(actionPlace.rawValue), \(place ?? 0))" }
    case .move: to.flatMap { to in row.map { "move(\($0), to: \(code(of: to)))" } }
    case .search: text.map { "search(\(literal($0)))" }
    case .scope: "scope(\(place ?? 0))"
    case .edit: "setEditing(\(isOn == true))"
    case .press: "barButton(.\(barEdge.rawValue), \(place ?? 0))"
    case .more: "loadMore"
    case .submit, .beginSearch, .endSearch, .refresh, .undo, .redo, .cancelWaiting, .retry,
      .dismissNotice:
      name.rawValue
    default: nil
    }
  }

  /// The calls that do what the person did in a screen beside the one with the focus; empty if there are none.
  var callsElsewhere: [String] {
    guard let screen else { return [] }
    let place = "table.navigator.screens[\(screen)]"
    switch name {
    case .view: return scrolling(in: place).map { [$0] } ?? []
    case .moved: return ["\(place).send(.moved)"]
    case .cancelWaiting, .dismissNotice, .retry, .refresh, .more:
      let event = name == .more ? "loadMore" : name.rawValue
      return ["\(place).send(.\(event))", "try await table.settle()"]
    default: return []
    }
  }

  /// True if the act scrolls away from the top.
  var isScrolling: Bool { name == .view && to.map { $0.path != TablePath(0, 0) } == true }

  /// True if nothing is missing from a test without the act.
  var isSilent: Bool { name == .view }

  /// True if the act is a call that names a row by its title.
  var isCallOfRow: Bool { isUnoffered != true && title != nil }

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

  /// Any choice will do in place of the one that was left out, if it was chosen before as that was, or leads on as that
  /// did; the first may be that of none.
  private var secretChoice: String {
    let accessory = isOn.map { $0 ? "checkmark" : "off" } ?? "disclosure"
    return "try await table.tap(at: #require((0..<table.layout.rowCount(in: 0)).last "
      + "{ table.row(at: TablePath(0, $0))?.accessory == .\(accessory) }.map { TablePath(0, $0) }))"
  }

  private var telling: String? {
    appEvent.map { event in
      guard case .url = event else { return "try await table.tell(.\(event.recordedName))" }
      return "try await table.tell(.url(#require(URL(string: \(literal(what ?? ""))))))"
    }
  }

  private var typedText: String { text ?? (isSecret == true ? "Secret-1234" : "") }

  private var newValue: TableValue {
    value?.value ?? (isSecret == true ? .text("Secret-1234") : .null)
  }

  private var typing: String? {
    let staying = isOn == true ? "" : ", staying: true"
    return title.map {
      "try await table.type(\(literal(typedText)), into: \($0), control: "
        + "\(literal(control ?? ""))\(staying))"
    }
  }

  private var setting: String? {
    guard let title, isBeyond != true else { return nil }
    let name = literal(control ?? "")
    return newValue == .null
      ? "try await table.press(in: \(title), control: \(name))"
      : "try await table.set(\(code(of: newValue)), of: \(title), control: \(name))"
  }

  private var deletion: String? {
    guard path == nil, paths == nil, let titles, !titles.contains("") else { return nil }
    return "try await table.delete(\(titles.map(literal).joined(separator: ", ")))"
  }

  /// The identities of the rows that were deleted, as code.
  private var rowsToDelete: [String]? {
    if let path { return [row(at: path)] }
    if let paths { return paths.map(row(at:)) }
    guard let titles, !titles.contains("") else { return nil }
    return titles.map { row(titled: literal($0)) }
  }

  /// The title that means the row, as code; nil if it means another one, too.
  private var title: String? {
    path == nil ? titles?.first.flatMap { $0.isEmpty ? nil : literal($0) } : nil
  }

  /// The identity of the row by its position or its title, as code; nil if it had neither.
  private var row: String? { path.map(row(at:)) ?? title.map(row(titled:)) }

  private func row(titled title: String) -> String {
    // A macro cannot stand within itself.
    "#require(table.path(of: \(title)).flatMap { table.layout.row(at: $0) }).id"
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
