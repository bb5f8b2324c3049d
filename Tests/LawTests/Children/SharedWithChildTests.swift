import TableScreen
import TableScreenTesting
import Testing

/// Edit mode, undo and navigation of a screen inside another one are those of the screen around it.
@MainActor @Suite struct SharedWithChildTests {
  private final class Part: TableScreen {
    var told: [Bool] = []
    var returned: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [.id: "x", .title: "inner", .editingStyle: .delete]
          [.title: "Edit", .action: .perform(TableScreen.toggleEditing)]
          [.title: "Done", .action: .perform(Part.done)]
        }
      ]
    }
    func done() { close(returning: "done") }
    override func onEditingChanged(_ isEditing: Bool) { told.append(isEditing) }
    override func onReturn(from screen: Screen, with value: Any?) {
      returned.append(value as? String ?? "nothing")
    }
  }

  private final class Whole: TableScreen {
    let part = Part()
    var told: [Bool] = []
    var returned: [String] = []
    override func onLoad() { addChild(part) }
    override var tableData: [Section] { [Section { [.title: "outer"] }] }
    override func onEditingChanged(_ isEditing: Bool) { told.append(isEditing) }
    override func onReturn(from screen: Screen, with value: Any?) {
      returned.append(value as? String ?? "nothing")
    }
  }

  @Test(arguments: [false, true])
  func `edit mode is one for all`(byChild: Bool) async throws {
    let screen = Whole()
    let table = try await HeadlessHost.show(screen)
    if byChild { try await table.tap("Edit") } else { try await table.setEditing(true) }
    #expect(screen.isEditing && screen.part.isEditing && table.chrome.isEditing)
    screen.part.setEditing(true)
    #expect(screen.told == [true] && screen.part.told == [true])
    screen.part.toggleEditing()
    #expect(!screen.isEditing && !screen.part.isEditing && !table.chrome.isEditing)
    #expect(screen.told == [true, false] && screen.part.told == [true, false])
  }

  @Test func `a child knows the steps that it registered, and takes them back`() async throws {
    let screen = Whole()
    let table = try await HeadlessHost.show(screen)
    var undone: [String] = []
    func step(_ name: String) {
      undone.append(name)
      screen.part.registerUndo(name) { step("again") }
    }
    screen.part.registerUndo("Removed x") { step("Removed x") }
    for each in [screen, screen.part] {
      #expect(each.canUndo && !each.canRedo && each.undoTitle == "Removed x")
    }
    screen.part.send(.undo)
    try await table.settle()
    #expect(undone == ["Removed x"])
    for each in [screen, screen.part] { #expect(!each.canUndo && each.canRedo) }
    #expect(screen.part.redoTitle == screen.redoTitle && screen.redoTitle != nil)
    screen.part.send(.redo)
    try await table.settle()
    #expect(undone == ["Removed x", "again"])
  }

  // MARK: Navigation

  enum Way: CaseIterable { case close, closeReturning, leave, back, action }

  @Test(arguments: Way.allCases, [TablePresentation.push, .modal])
  func `leaving a child leaves the screen around it`(way: Way, presentation: TablePresentation)
    async throws
  {
    let (root, screen) = (Whole(), Whole())
    let table = try await HeadlessHost.show(root)
    root.open(screen, as: presentation)
    #expect(!screen.part.isFirst || presentation == .modal)
    let reports = try await TableDiagnostics.collect {
      switch way {
      case .close: screen.part.close()
      case .closeReturning: screen.part.close(returning: "value")
      case .leave: #expect(table.navigator.leave(screen.part))
      case .back: try await table.back()
      case .action: try await table.tap("Done")
      }
      try await table.settle()
    }
    #expect(reports.isEmpty)
    #expect(table.visibleScreen === root && !screen.isVisible)
    let expected: [String] =
      switch way {
      case .close: ["nothing"]
      case .closeReturning: ["value"]
      case .action: ["done"]
      case .leave, .back: []
      }
    #expect(root.returned == expected)
  }

  @Test func `what is closed above a child returns to it`() async throws {
    let root = Whole()
    let table = try await HeadlessHost.show(root)
    let above = root.part.open(TableScreen())
    above.open(TableScreen()).close(to: root.part, returning: "value")
    #expect(table.visibleScreen === root)
    #expect(root.part.returned == ["value"] && root.returned == [])
  }

  @Test func `a child of the first screen cannot be closed, and that is said`() async throws {
    let root = Whole()
    let table = try await HeadlessHost.show(root)
    let reports = await TableDiagnostics.collect { root.part.close() }
    #expect(reports.map(\.kind) == ["closedFirstScreen"] && table.visibleScreen === root)
  }
}
