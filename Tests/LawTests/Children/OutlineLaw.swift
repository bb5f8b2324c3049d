import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of an outline: whatever way its rows take, between depths and sections, with their children or without them for a
/// while, in one reading or in several, what was chosen, opened, hidden and typed is there when all is as it was.
@MainActor @Suite struct OutlineLaw {
  /// A row with the rows below it; nil where it has none and does not offer any.
  struct Node: Hashable {
    var name: String
    var below: [Node]?
  }

  @Observable @MainActor fileprivate final class Store {
    var sections: [[Node]] = [
      [
        Node(name: "a"),
        Node(
          name: "x",
          below: [Node(name: "kid"), Node(name: "sub", below: [Node(name: "deep")])]),
        Node(name: "y", below: [Node(name: "y1"), Node(name: "y2", below: [Node(name: "y3")])]),
      ],
      [Node(name: "z", below: [Node(name: "z1")]), Node(name: "b")],
    ]
    @ObservationIgnored var texts: [String: Text] = [:]

    func text(_ name: String) -> Text {
      if let text = texts[name] { return text }
      let text = Text()
      texts[name] = text
      return text
    }
  }

  @Observable @MainActor fileprivate final class Text { var text = "" }

  private final class Outline: TableScreen {
    let store = Store()
    let isMade: Bool
    init(_ isMade: Bool) {
      self.isMade = isMade
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple), .drafts] }
    override var tableData: [Section] {
      store.sections.enumerated().map { place, nodes in
        Section("Section \(place)", id: .key(place), cells: nodes.map(cell))
      }
    }
    private func cell(_ node: Node) -> Cell {
      var cell: Cell = [
        .id: .key(node.name), .title: node.name, .bind: .to(store.text(node.name), \.text),
      ]
      if let below = node.below {
        cell[.children] =
          isMade
          ? .cells(expanded: true) { [unowned self] in below.map(self.cell) }
          : .cells(below.map(self.cell), expanded: true)
      }
      return cell
    }
  }

  private struct Shown: Equatable {
    let rows: [String]
    let chosen: Set<String>
    let dirty: Int
  }

  private func shown(_ screen: Outline, _ table: HeadlessHost) -> Shown {
    let rows = table.page.map { row in
      "\(row.title) \(row.isExpanded.map { "\($0)" } ?? "") \(row.isSelected)"
    }
    return Shown(
      rows: rows, chosen: Set(screen.selectedIDs.map { "\($0)" }),
      dirty: screen.form.dirtyRows.count)
  }

  private func all(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + all($0.below ?? []) } }

  /// Takes a row out, with what is below it.
  private func take(_ name: String, from nodes: inout [Node]) -> Node? {
    if let place = nodes.firstIndex(where: { $0.name == name }) { return nodes.remove(at: place) }
    for place in nodes.indices {
      if let found = take(name, from: &nodes[place].below) { return found }
    }
    return nil
  }

  private func take(_ name: String, from nodes: inout [Node]?) -> Node? {
    guard var inner = nodes, let found = take(name, from: &inner) else { return nil }
    nodes = inner
    return found
  }

  private func put(_ node: Node, below name: String, in nodes: inout [Node]) {
    for place in nodes.indices {
      if nodes[place].name == name {
        nodes[place].below = [node] + (nodes[place].below ?? [])
      } else if var inner = nodes[place].below {
        put(node, below: name, in: &inner)
        nodes[place].below = inner
      }
    }
  }

  /// Moves a row anywhere, and maybe takes its children away: those that it had, since a row that leaves from below another one
  /// returns below that.
  private func change(_ sections: inout [[Node]], from home: [[Node]], _ random: inout SplitMix64) {
    guard let node = all(sections.flatMap(\.self)).randomElement(using: &random) else { return }
    var taken: Node?
    for place in sections.indices {
      taken = taken ?? take(node.name, from: &sections[place])
    }
    guard var taken else { return }
    let old = all(home.flatMap(\.self)).first { $0.name == taken.name }
    if random.once(in: 2), old?.below == taken.below { taken.below = nil }
    let hosts = all(sections.flatMap(\.self))
    if random.once(in: 2), let host = hosts.randomElement(using: &random) {
      for place in sections.indices { put(taken, below: host.name, in: &sections[place]) }
    } else {
      let place = Int.random(in: sections.indices, using: &random)
      let row = Int.random(in: 0...sections[place].count, using: &random)
      sections[place].insert(taken, at: row)
    }
  }

  @Test(arguments: Effort.some((0..<60).map { UInt64($0) }), [false, true])
  func `all is there when the rows are where they were`(seed: UInt64, isMade: Bool) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let screen = Outline(isMade)
    let store = screen.store
    let table = try await HeadlessHost.show(screen)
    let names = all(store.sections.flatMap(\.self)).map(\.name)
    for name in names {
      guard table.row(name) != nil else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: screen.select(.id(.key(name)))
      case 1: try await table.type("typed", into: name)
      case 2 where table.row(name)?.isExpanded == true: try await table.collapse(name)
      default: if random.once(in: 4) { screen.setMasked(true, of: .id(.key(name))) }
      }
    }
    try await table.settle()
    let (home, before) = (store.sections, shown(screen, table))
    for _ in 0..<6 {
      var said: [[[Node]]] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var sections = store.sections
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          change(&sections, from: home, &random)
        }
        store.sections = sections
        said.append(sections)
        if random.once(in: 2) { try await table.settle() }
      }
      try await table.settle()
      store.sections = home
      try await table.settle()
      let now = shown(screen, table)
      guard now != before else { continue }
      Issue.record(
        "seed \(Seed.value &+ seed), by a method: \(isMade)\nby \(said)\nwas \(before)\nis \(now)")
      return
    }
  }
}
