import Foundation
import TablePatterns
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenData

private final class StarsCell: TableRowCell {}

/// What is written as JSON is read back as it was.
@MainActor struct DataRoundTripTests {
  private let names = TableDataNames(
    cells: .standard + ["stars": StarsCell.self], actions: nil,
    bindings: nil)

  /// The mistakes of random tables that nobody meant.
  private static let told: Set = ["duplicateID", "duplicateSection", "unknownControl"]

  @Test func `random tables come back as they were, and are written the same again`() throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(200) {
      let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.section(&random, depth: 2)
      }
      let settings = Self.settings(&random)
      let (text, leftOut) = TableData(sections, settings: settings).json(names: names)
      let read = TableData(json: text, names: names)
      try #require(
        leftOut == [] && read.mistakes.allSatisfy { Self.told.contains($0.kind) },
        "seed \(Seed.value), round \(round): \(text)")
      #expect(read.sections.count == sections.count)
      for (a, b) in zip(sections, read.sections) {
        #expect(isSame(a, b), "seed \(Seed.value), round \(round): \(text)")
      }
      #expect(read.json(names: names).text == text, "seed \(Seed.value), round \(round)")
      let (old, new) = (settings.values, read.settings.values)
      #expect(old.style == new.style && old.selectable.selection == new.selectable.selection)
      #expect(old.search.searchable?.scopes == new.search.searchable?.scopes)
      #expect(old.rowHeight == new.rowHeight && old.emptyTable.text == new.emptyTable.text)
      #expect(
        old.longPressDuration == new.longPressDuration
          && old.updates.animations == new.updates.animations)
    }
  }

  @Test func `a form comes back with its fields`() {
    let text = #"""
      {"title": "Form", "barButtons": {"trailing": [{"title": "Save", "action": "submit", "prominent": true}]}, "sections": [{"cells": [
        {"title": "Age", "name": "age", "type": "integer", "value": 3, "validate": {"minimum": 1}},
        {"title": "Owner", "bind": "owner"}, {"bind": {"a": "x", "b": "y"}, "id": "two"}]}]}
      """#
    let data = TableData(json: text)
    let (written, leftOut) = data.json()
    let again = TableData(json: written)
    #expect(data.mistakes == [] && leftOut == [] && again.mistakes == [])
    #expect(again.fields == data.fields && again.title == "Form")
    #expect(again.barButtons[.trailing]?.first?.isProminent == true)
    #expect(again.json().text == written)
  }

  @Test(arguments: ["", #""name": "a", "#])
  func `options of a field without a choice are said, and come back no more`(name: String) {
    let names = TableDataNames(
      cells: TableCellClasses([
        "day": TableCellEntry(TableCellClass(StarsCell.self), properties: [], edits: .day)
      ]))
    let data = TableData(
      json: #"{"cells": [{\#(name)"type": "day", "options": ["a"]}]}"#, names: names)
    #expect(data.mistakes.contains { $0.description.contains("“day” has no options") })
    let (written, leftOut) = data.json(names: names)
    #expect(leftOut == [])
    #expect(TableData(json: written, names: names).json(names: names).text == written)
  }

  @Test func `a text that begins with a mark of the byte order keeps it`() throws {
    let text = "\u{FEFF}Milk"
    let cell: TableCell = [
      .title: text, .arguments: .values([text: text]), .action: .named("buy", [text: 1]),
    ]
    let (written, leftOut) = TableData([TableSection(text, cells: [cell])]).json()
    let read = TableData(json: written)
    #expect(leftOut == [] && read.mistakes == [])
    let section = try #require(read.sections.first)
    #expect(section.title?.unicodeScalars.count == 5)
    #expect(isSame(section, TableSection(text, cells: [cell])))
    #expect(read.json().text.unicodeScalars.elementsEqual(written.unicodeScalars))
    // A mark that begins the data itself is none of its text.
    #expect(TableData(json: "\u{FEFF}" + written).mistakes == [])
  }

  @Test(arguments: ["\u{FEFF}x", "\\ufeffx", "\\n\u{FEFF}x"])
  func `a value keeps a mark of the byte order, however that is written`(value: String) {
    let data = TableData(
      json: #"{"cells": [{"type": "text", "name": "a", "value": "\#(value)"}]}"#)
    guard case .text(let text)? = data.fields["a"]?.initial else {
      Issue.record("\(data.mistakes)")
      return
    }
    #expect(text.unicodeScalars.contains("\u{FEFF}"))
  }

  @Test func `what has no form in data is said by its path`() {
    let data = TableData([
      TableSection(
        "A",
        cells: [
          [.title: "x", .action: .run { _ in }, .id: .key(UUID())],
          [.title: "y", .cellClass: .of(StarsCell.self), TableCell.Key("own"): 3],
        ]),
      TableSection("B", count: 3) { _ in [:] },
    ])
    let (text, leftOut) = data.json()
    #expect(
      leftOut.map(\.path) == [
        "sections[0].cells[0].id", "sections[0].cells[0].action", "sections[0].cells[1].cellClass",
        "sections[0].cells[1].own", "sections[1].cells",
      ])
    #expect(TableData(json: text).sections.map(\.count) == [2, 0])
  }

  @Test func `settings that have no form in data are said, and the rest is written`() {
    let data = TableData(
      [],
      settings: [
        .manualUpdates, .rowHeight(.automatic(estimated: 60)), .editable(),
        .animations(ChangeSet.Animations(.fade, [.insertRows: .left])),
      ])
    let (text, leftOut) = data.json()
    #expect(
      leftOut.map(\.path) == [
        "settings.rowHeight", "settings.animations", "settings.manualUpdates",
      ])
    let read = TableData(json: text)
    #expect(read.mistakes == [] && read.settings.values.isEditable)
    #expect(read.settings.values.rowHeight == .automatic(estimated: 44))
    #expect(read.settings.values.updates.animations == ChangeSet.Animations(.fade))
  }

  // MARK: Random tables

  private static func text(_ random: inout SplitMix64) -> String {
    let letters = Array("aé😀 \"\\\n\u{7}\u{202E}\u{FFFD}日<b>")
    return String(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      })
  }

  private static func section(_ random: inout SplitMix64, depth: Int) -> TableSection {
    var section = TableSection(
      random.once(in: 2) ? text(&random) : nil, id: random.once(in: 2) ? .init(text(&random)) : nil,
      footer: random.once(in: 3) ? text(&random) : nil,
      cells: (0..<Int.random(in: 0...4, using: &random)).map { _ in cell(&random, depth: depth) })
    if random.once(in: 3) { section.tags = [text(&random)] }
    section.isMasked = random.once(in: 4)
    section.allowsMoves = !random.once(in: 4)
    if random.once(in: 4) { section.emptyPolicy = .hide }
    if random.once(in: 4) { section.indexTitle = text(&random) }
    if random.once(in: 4) {
      section = section.header(StarsCell.self, properties: ["a": 1], height: 3)
    }
    return section
  }

  private static func cell(_ random: inout SplitMix64, depth: Int) -> TableCell {
    var cell = TableCell()
    for key in TableCell.Key.Known.allCases where random.once(in: 4) {
      for (known, value) in values(&random, depth: key == .children ? depth : 0) where known == key
      {
        cell.set(value, for: TableCell.Key(key))
      }
    }
    // Checks belong to a field, a binding or a class.
    if cell.attribute(.validate) != nil {
      cell.set(.cellClass(TableCellClass(StarsCell.self)), for: .cellClass)
    }
    return cell
  }

  private static func values(
    _ random: inout SplitMix64, depth: Int
  ) -> [(TableCell.Key.Known, CellAttribute)] {
    var rich = AttributedString("plain ")
    var marked = AttributedString(text(&random) + "x")
    marked.tableEmphasis = [.bold, .strikethrough]
    marked.tableColor = random.once(in: 2) ? .red : .rgb(red: 1, green: 20, blue: 255)
    marked.link = URL(string: "https://example.org/a?b=c")
    rich += marked
    let image = TableImage(
      random.once(in: 2) ? .named("p" + text(&random)) : .data(Data([1, 2, 255])),
      radius: 3, size: random.once(in: 2) ? 20.5 : nil, contentMode: .scaleToFill)
    let action = TableAction(
      .named(
        text(&random), random.once(in: 2) ? TableArguments(["a": [1, "x", [true]] as [Any]]) : nil))
    var accessory: TableAccessory =
      [
        .disclosure(action), .switch(random.once(in: 2), changed: action),
        .badge("b" + text(&random)),
        .button("b" + text(&random), action), .image(image),
        .view(StarsCell.self, properties: ["stars": 4], action),
      ].randomElement(using: &random) ?? .switch(true)
    if random.once(in: 2) { accessory.label = text(&random) }
    var rules = TableDataRules()
    rules.isRequired = random.once(in: 2)
    rules.pattern = TablePattern("[a-z]+")
    rules.minimum = -1.5
    rules.maximumLength = 9
    let children =
      depth > 0
      ? TableChildren(
        .sections([section(&random, depth: depth - 1)]), expanded: random.once(in: 2),
        showsTitles: random.once(in: 2)) : TableChildren(.sections([]), expanded: true)
    return [
      (.id, .id(random.once(in: 2) ? .init(7) : .init(text(&random)))),
      (.title, .text(text(&random))),
      (.subtitle, .richText(rich)), (.tag, .list([.text("a"), .text("b")])),
      (.style, .symbol(.value1)), (.cellClass, .cellClass(TableCellClass(StarsCell.self))),
      (.reuseIdentifier, .text(text(&random))),
      (.properties, .values(TableArguments(["a": 1, "b": [1.5, 2], "c": ["x": "y"], "d": true]))),
      (.action, .action(action)), (.longPressAction, .action(action)),
      (.deleteAction, .action(action)), (.insertAction, .action(action)),
      (
        .arguments,
        .values(TableArguments(["t": text(&random), "n": NSNull()].filter { $0.key == "t" }))
      ),
      (.accessory, random.once(in: 2) ? .symbol(.checkmark) : .accessory(accessory)),
      (.controls, .handlers(TableControlHandlers(handlers: ["a": action], typing: [:]))),
      (.validate, .validation(TableValidation(nil, .rules(rules)))), (.image, .image(image)),
      (.height, .number(66.5)), (.lines, .integer(0)), (.indentation, .integer(2)),
      (.content, .list([.text("x"), .integer(3)])),
      (.selectionStyle, .symbol(.off)), (.keepSelection, .flag(true)), (.secret, .flag(true)),
      (.editingStyle, .symbol(.insert)),
      (.deleteTitle, .text(text(&random))),
      (.actionTitle, .text(text(&random))), (.longPressTitle, .text(text(&random))),
      (.moveable, random.once(in: 2) ? .flag(true) : .symbol(.withinSection)),
      (.searchable, .flag(false)), (.searchText, .text(text(&random))),
      (.swipeActions, .rowActions(TableRowActions([TableRowAction("a", action)]))),
      (.menu, .rowActions(TableRowActions([.destructive(text(&random), action)]))),
      (.masked, .flag(true)), (.children, .children(children)),
    ]
  }

  private static func settings(_ random: inout SplitMix64) -> TableSettings {
    let all: [TableSetting] = [
      .title(text(&random)), .style(.grouped), .selectable(.multiple, marks: random.once(in: 2)),
      .searchable(placeholder: text(&random), scopes: ["a", "b"]), .rowHeight(.fixed(50)),
      .rowHeight(.automatic(estimated: 44)), .emptyText(text(&random)),
      .longPressable(minDuration: 2),
      .animations(.fade), .drafts, .editable(), .indexable(), .pageable(distance: 3),
      .refreshable(pullMessage: text(&random)), .emptyPolicy(.hide),
    ]
    return TableSettings(all.filter { _ in random.once(in: 3) })
  }

  // MARK: Sameness

  private func isSame(_ a: TableSection, _ b: TableSection) -> Bool {
    guard case .cells(let x) = a.authoredRows, case .cells(let y) = b.authoredRows else {
      return false
    }
    return a.id == b.id && a.title == b.title && a.footer == b.footer && a.tags == b.tags
      && a.isMasked == b.isMasked && a.allowsMoves == b.allowsMoves
      && a.emptyPolicy == b.emptyPolicy
      && a.indexTitle == b.indexTitle && a.headerView?.height == b.headerView?.height
      && a.headerView?.cellClass == b.headerView?.cellClass && x.count == y.count
      && zip(x, y).allSatisfy { isSame($0, $1) }
  }

  private func isSame(_ a: TableCell, _ b: TableCell) -> Bool {
    guard a.keys == b.keys else { return false }
    return a.keys.allSatisfy { key in
      guard let x = a.value(under: key), let y = b.value(under: key) else { return false }
      return isSame(x, y)
    }
  }

  private func isSame(_ a: CellAttribute, _ b: CellAttribute) -> Bool {
    switch (a, b) {
    case (.action(let x), .action(let y)): return isSame(x, y)
    case (.accessory(let x), .accessory(let y)):
      if case .toggle(_, _, let p?) = x.kind, case .toggle(_, _, let q?) = y.kind, !isSame(p, q) {
        return false
      }
      guard x.isSameContent(as: y), x.label == y.label else { return false }
      return x.action.flatMap { p in y.action.map { isSame(p, $0) } } ?? (y.action == nil)
    case (.children(let x), .children(let y)):
      guard case .sections(let p) = x.rows, case .sections(let q) = y.rows else { return false }
      return x.isExpanded == y.isExpanded && x.showsTitles == y.showsTitles && p.count == q.count
        && zip(p, q).allSatisfy { isSame($0, $1) }
    case (.handlers(let x), .handlers(let y)):
      return x.handlers.count == y.handlers.count
        && x.handlers.allSatisfy { name, p in y.handlers[name].map { isSame(p, $0) } ?? false }
    case (.validation(let x), .validation(let y)):
      guard case .rules(let p)? = x.checks.first?.body, case .rules(let q)? = y.checks.first?.body
      else { return false }
      return p == q
    case (.rowActions(let x), .rowActions(let y)):
      return x.isSameContent(as: y)
        && zip(x.actions, y.actions).allSatisfy { isSame($0.action, $1.action) }
    default: return a.isSameContent(as: b)
    }
  }

  private func isSame(_ a: TableAction, _ b: TableAction) -> Bool {
    guard case .named(let x, let p) = a.body, case .named(let y, let q) = b.body else {
      return false
    }
    return x == y && (p == nil) == (q == nil) && (p.map { $0.isSameContent(as: q ?? $0) } ?? true)
  }
}
