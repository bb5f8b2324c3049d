import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What is remembered of the rows below a row stays while the row has no children, in whichever way it comes not to have them.
@MainActor @Suite struct ReturningChildrenTests {
  enum Kind: CaseIterable { case cells, items, count }

  /// How a row comes to have no children: the table is read again, only the row is made again, or the app edits the row.
  enum Way: CaseIterable { case read, made, edited }

  @Observable @MainActor final class Tasks {
    var items = [Task(id: 0), Task(id: 1), Task(id: 2)]
    var has = true
    var text = "text"
    var note = "note"
    let unseen = Unseen()
  }

  /// What nobody sees changing.
  @MainActor final class Unseen { var has = true }

  struct Task: Identifiable, Hashable, Sendable {
    let id: Int
    var hasSteps = true
  }

  private final class Work: TableScreen {
    let tasks = Tasks()
    let kind: Kind
    let way: Way
    var runs = 0
    var isDone = false

    init(_ kind: Kind, _ way: Way) {
      (self.kind, self.way) = (kind, way)
      super.init()
    }

    override class var settings: Settings { [.drafts, .selectable(.multiple)] }

    override var tableData: [Section] {
      switch kind {
      case .cells: [Section("Tasks", cells: tasks.items.map { cell($0) })]
      case .items: [Section("Tasks", items: tasks.items) { [unowned self] in cell($0) }]
      case .count:
        [
          Section("Tasks", count: tasks.items.count) { [unowned self] in cell(tasks.items[$0]) }
        ]
      }
    }

    func cell(_ task: Task) -> Cell {
      var cell: Cell = [.title: "task \(task.id)"]
      if kind == .cells { cell[.id] = .key(task.id) }
      if task.id == 1, hasSteps(task) { cell[.children] = steps }
      return cell
    }

    private func hasSteps(_ task: Task) -> Bool {
      switch way {
      case .read: task.hasSteps
      case .made: tasks.has
      case .edited: tasks.unseen.has
      }
    }

    var steps: TableChildren {
      .cells(
        [
          [.id: "text", .title: "Text", .bind: .to(tasks, \.text)],
          [.id: "note", .title: "Note", .bind: .to(tasks, \.note)],
          [.id: "hidden", .title: "Hidden"],
          [.id: "slow", .title: "Slow", .action: .perform(Work.run)],
          [.id: "more", .title: "More", .children: .cells([[.id: "last", .title: "Last"]])],
        ], expanded: true)
    }

    func run() async throws {
      runs += 1
      while !isDone { await Swift.Task.yield() }
    }

    func setSteps(_ has: Bool) throws {
      switch way {
      case .read: tasks.items[1].hasSteps = has
      case .made: tasks.has = has
      case .edited:
        tasks.unseen.has = has
        if kind == .cells {
          try model.editRows(.id(1)) { $0[.children] = has ? self.steps : nil }
        } else {
          updateTableData()
        }
      }
    }
  }

  private func look(_ table: HeadlessHost) -> [String] {
    table.page.map { row in
      let fields = row.controls.map { "\($0.value)" }.joined(separator: ",")
      return "\(row.title) \(fields) \(row.isSelected) \(row.isBusy) \(row.isExpanded as Any)"
    }
  }

  @Test(arguments: Kind.allCases, Way.allCases)
  func `it is there again when they return`(kind: Kind, way: Way) async throws {
    let screen = Work(kind, way)
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles.count == 8)
    try await table.expand("More")
    screen.select(.id("last"))
    screen.mask(.id("hidden"))
    try await table.type("typed", into: "Text")
    try await table.type("noted", into: "Note")
    try await table.waiting(atMost: .zero) { try await table.tap("Slow") }
    let before = look(table)
    for round in 0..<3 {
      try screen.setSteps(false)
      try await table.waiting(atMost: .milliseconds(30)) { try await table.settle() }
      #expect(table.titles == ["task 0", "task 1", "task 2"])
      #expect(screen.form.isDirty)
      #expect(screen.form.dirtyRows.count == 2)
      if round == 2 {
        try await screen.commitForm()
        #expect((screen.tasks.text, screen.tasks.note) == ("typed", "noted"))
      }
      try screen.setSteps(true)
      try await table.waiting(atMost: .milliseconds(30)) { try await table.settle() }
      #expect(look(table) == before)
    }
    screen.isDone = true
    try await table.settle()
    #expect(screen.runs == 1)
  }

  struct Item: Identifiable, Hashable, Sendable { let id: Int }

  private final class LongScreen: TableScreen {
    let kind: Kind
    let isOpen: Bool
    var isHidden = false
    var ids = Array(0..<200)

    init(_ kind: Kind, isOpen: Bool) {
      (self.kind, self.isOpen) = (kind, isOpen)
      super.init()
    }

    override class var settings: Settings { [.selectable(.multiple)] }

    override var tableData: [Section] {
      let section =
        switch kind {
        case .cells: Section("All", id: "all", cells: ids.map { cell($0, .key($0)) })
        case .items: Section("All", id: "all", items: ids.map(Item.init)) { self.cell($0.id, nil) }
        case .count: Section("All", id: "all", count: ids.count) { self.cell(self.ids[$0], nil) }
        }
      return [section.masked(isHidden)]
    }

    private func cell(_ number: Int, _ id: TableCell.ID?) -> Cell {
      var cell: Cell = [.title: "row \(number)"]
      if let id { cell[.id] = id }
      if number == 150 {
        cell[.children] = .cells([[.id: "child", .title: "child"]], expanded: isOpen)
      }
      return cell
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `what is selected below a row out of view counts, and is saved`(
    kind: Kind, isOpen: Bool
  ) async throws {
    for wasHidden in [false, true] {
      let screen = LongScreen(kind, isOpen: isOpen)
      let table = try await HeadlessHost.show(screen)
      try await table.scroll(to: "row 150")
      if !isOpen { try await table.expand("row 150") }
      try await table.tap("child")
      try await table.scroll(to: "row 0")
      screen.ids = Array(0..<100)
      screen.updateTableData()
      try await table.settle()
      screen.ids = Array(0..<200)
      screen.updateTableData()
      try await table.settle()
      #expect(table.chrome.selectedCount == 1)
      #expect(screen.state.selection.count == 1)
      screen.isHidden = wasHidden
      screen.updateTableData()
      try await table.settle()
      let state = screen.state
      let again = LongScreen(kind, isOpen: isOpen)
      again.isHidden = wasHidden
      let other = try await HeadlessHost.show(again)
      again.restore(state)
      try await other.settle()
      #expect(other.chrome.selectedCount == table.chrome.selectedCount, "hidden: \(wasHidden)")
      #expect(again.state.selection == state.selection)
      again.isHidden = false
      again.updateTableData()
      try await other.scroll(to: "child")
      #expect(other.row("child")?.isSelected == true)
    }
  }
}
