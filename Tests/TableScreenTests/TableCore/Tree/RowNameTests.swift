import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a state has saved of rows comes back on the same rows: those of the same screen, with the same ids.
@MainActor @Suite struct RowNameTests {
  private final class List: TableScreen {
    let name: String
    let stored: String?
    var isThere = true
    init(_ name: String, stored: String? = nil) {
      (self.name, self.stored) = (name, stored)
      super.init()
    }
    override var restorationName: String? { stored }
    override var tableData: [Section] {
      guard isThere else { return [] }
      return [
        Section(name, id: "rows") {
          [.id: 1, .title: "\(name) one"]
          [.id: 2, .title: "\(name) two", .children: .cells { [.title: "\(self.name) below"] }]
        }
      ]
    }
  }

  private final class Filters: TableGroup {
    override var sections: [TableSection] {
      [
        TableSection("Filters", id: "rows") {
          [.id: 2, .title: "Filter two", .children: .cells { [.title: "Filter below"] }]
        }
      ]
    }
  }

  private final class Window: TableScreen {
    let lists: [List]
    let hasOwn: Bool
    init(_ lists: [List], hasOwn: Bool = true) {
      (self.lists, self.hasOwn) = (lists, hasOwn)
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override func onLoad() {
      for list in lists { addChild(list) }
      if hasOwn { _ = try? model.insert(Filters(), .beforeMain) }
    }
    override var tableData: [Section] {
      hasOwn
        ? [Section("Own", id: "rows") { [.id: 1, .title: "Own one"] }]
        : [Section { [.title: "Lists"] }]
    }
  }

  private func selected(_ table: HeadlessHost) -> [String] {
    table.page.filter(\.isSelected).map(\.title)
  }

  private func restarted(_ state: TableState) throws -> TableState {
    try JSONDecoder().decode(TableState.self, from: JSONEncoder().encode(state))
  }

  private func old(expanded: Int? = nil, selected: Int? = nil) throws -> TableState {
    func names(_ id: Int?) -> String {
      id.map { ##"{"steps": [{"section": "=rows", "row": "#\##($0)", "place": \##($0 - 1)}]}"## }
        ?? ""
    }
    let text = """
      {"searchScope": 0, "isEditing": false, "collapsed": [], "expanded": [\(names(expanded))],
      "selection": [\(names(selected))]}
      """
    return try JSONDecoder().decode(TableState.self, from: Data(text.utf8))
  }

  @Test(arguments: ["Work", "Home", "Own", "Filter"])
  func `rows come back in the screen or group that they belong to`(name: String) async throws {
    let screen = Window([List("Work"), List("Home")])
    let table = try await HeadlessHost.show(screen)
    let (first, second) = ("\(name) one", "\(name) two")
    if name != "Filter" { try await table.tap(first) }
    if name != "Own" { try await table.expand(second) }
    let state = try restarted(screen.state)
    let later = Window([List("Work"), List("Home")])
    later.restore(state)
    let again = try await HeadlessHost.show(later)
    try await again.settle()
    #expect(selected(again) == (name == "Filter" ? [] : [first]))
    #expect(
      again.titles.filter { $0.hasSuffix("below") } == (name == "Own" ? [] : ["\(name) below"]))
  }

  @Test func `a child with a name of its own is found wherever it stands`() async throws {
    let screen = Window([List("Work", stored: "work"), List("Home", stored: "home")])
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Home one")
    let later = Window([List("Home", stored: "home"), List("Work", stored: "work")])
    later.restore(try restarted(screen.state))
    let again = try await HeadlessHost.show(later)
    #expect(selected(again) == ["Home one"])
  }

  @Test func `what belongs to a child that is empty comes back in no other one`() async throws {
    let screen = Window([List("Work"), List("Home")])
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Work one")
    let later = Window([List("Work"), List("Home")])
    later.lists[0].isThere = false
    later.restore(try restarted(screen.state))
    let again = try await HeadlessHost.show(later)
    #expect(selected(again) == [])
    later.lists[0].isThere = true
    later.lists[0].updateTableData()
    try await again.settle()
    #expect(selected(again) == ["Work one"])
  }

  @Test func `a state that an earlier version has saved is read where it means one row`()
    async throws
  {
    let one = Window([List("Work")], hasOwn: false)
    one.restore(try old(expanded: 2, selected: 1))
    let table = try await HeadlessHost.show(one)
    #expect(selected(table) == ["Work one"])
    #expect(table.titles == ["Lists", "Work one", "Work two", "Work below"])
    let two = Window([List("Work"), List("Home")], hasOwn: false)
    two.restore(try old(expanded: 2, selected: 1))
    let other = try await HeadlessHost.show(two)
    #expect(selected(other) == [] && !other.titles.contains { $0.hasSuffix("below") })
  }

  // MARK: Ids that a description does not tell apart

  private struct Doc<ID: Hashable>: Identifiable, Equatable {
    let id: ID
    let name: String
  }

  private final class Docs<ID: Hashable>: TableScreen {
    let docs: [Doc<ID>]
    init(_ docs: [Doc<ID>]) {
      self.docs = docs
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section("Docs", items: docs, id: \.id) {
          [.title: $0.name, .children: .cells { [.title: "below"] }]
        }
      ]
    }
  }

  private struct Key: Hashable, CustomStringConvertible {
    enum Part: Hashable { case bytes(Data) }
    let part: Part
    var description: String { "key" }
  }

  private func check<ID: Hashable>(_ ids: [ID]) async throws {
    let docs = zip(ids, ["one", "two", "three", "four"]).map { Doc(id: $0, name: $1) }
    let screen = Docs(Array(docs.prefix(3)))
    let table = try await HeadlessHost.show(screen)
    let two = try #require(table.layout.row(at: TablePath(0, 1))?.id)
    screen.select(.node(two))
    try await table.expand("two")
    try await table.expand("three")
    let later = Docs([docs[1], docs[2], docs[3], docs[0]])
    later.restore(try restarted(screen.state))
    let again = try await HeadlessHost.show(later)
    #expect(selected(again) == ["two"])
    #expect(again.titles == ["two", "below", "three", "below", "four", "one"])
    let others = Docs([docs[0], docs[3]])
    others.restore(try restarted(screen.state))
    #expect(selected(try await HeadlessHost.show(others)) == [])
  }

  @Test func `rows whose ids are bytes come back by these`() async throws {
    let bytes = (1...4).map { Data([$0, 9]) }
    try await check(bytes)
    try await check(bytes.map { Key(part: .bytes($0)) })
    try await check(bytes.map { [$0: "x"] })
    try await check(bytes.map { Optional($0) })
    try await check((1...4).map { Date(timeIntervalSinceReferenceDate: 0.1 * Double($0)) })
    try await check((1...4).map { [UInt8($0), 9] })
  }

  @Test func `bytes in a state that an earlier version has saved mean a row that they fit alone`()
    async throws
  {
    let text = """
      {"searchScope": 0, "isEditing": false, "collapsed": [], "expanded": [],
      "selection": [{"steps": [{"section": "'Docs", "row": "~2 bytes", "place": 0}]}]}
      """
    let state = try JSONDecoder().decode(TableState.self, from: Data(text.utf8))
    let one = Docs([Doc(id: Data([1]), name: "short"), Doc(id: Data([1, 9]), name: "long")])
    one.restore(state)
    #expect(selected(try await HeadlessHost.show(one)) == ["long"])
    let two = Docs([Doc(id: Data([1, 9]), name: "one"), Doc(id: Data([2, 9]), name: "two")])
    two.restore(state)
    #expect(selected(try await HeadlessHost.show(two)) == [])
  }
}
