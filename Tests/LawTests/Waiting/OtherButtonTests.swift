import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// While what a button or an offer does is running, others come and go beside it: it alone is busy, and runs once.
@MainActor @Suite struct OtherButtonTests {
  @Observable @MainActor final class Toolbox {
    var names = ["Old"]
    var isShut = true
    var log: [String] = []

    func use(_ name: String) async {
      log.append(name)
      while isShut { await Task.yield() }
    }
  }

  private final class Tools: TableScreen {
    let box: Toolbox
    var byHand = false
    init(_ box: Toolbox) {
      self.box = box
      super.init()
    }

    override var tableData: [Section] {
      let offers = box.names.map { TableRowAction($0, .perform(Tools.use, $0)) }
      return [
        Section {
          [.id: "x", .title: "X", .menu: .actions(offers), .swipeActions: .actions(offers)]
        }
      ]
    }

    override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
      edge == .trailing && !byHand ? buttons : []
    }

    var buttons: [TableBarButton] {
      box.names.map { TableBarButton($0, action: .perform(Tools.use, $0)) }
    }

    func use(_ name: String) async { await box.use(name) }

    func press(_ place: Int, _ kind: Kind) {
      let row = layout.row(at: TablePath(0, 0))?.id ?? NodeID(0)
      switch kind {
      case .bar, .byHand: send(.barButton(.trailing, place))
      case .menu: send(.rowAction(row, .menu, place))
      case .swipe: send(.rowAction(row, .trailing, place))
      }
    }

    func set(_ names: [String]) async throws {
      box.names = names
      if byHand { setBarButtons(.trailing, buttons) }
      updateTableData()
      try await until { chrome.trailing.map(\.label) == names }
    }
  }

  enum Kind: CaseIterable { case bar, byHand, menu, swipe }

  /// The buttons before, which of them is pressed, the buttons then, and where it stands among those.
  private nonisolated static let changes:
    [(old: [String], pressed: Int, new: [String], place: Int?)] = [
      (["Old"], 0, ["New", "Old"], 1),
      (["Old"], 0, ["Old", "New"], 0),
      (["A", "Old", "B"], 1, ["B", "Old"], 1),
      (["A", "Old"], 1, ["Old"], 0),
      (["Old", "Old"], 1, ["New", "Old", "Old"], 2),
      // At the same place between the same others it says something else now.
      (["Save"], 0, ["Saving"], 0),
      (["A", "Save", "B"], 1, ["New", "A", "Saving", "B"], 2),
      (["A", "Save"], 1, ["New", "A"], nil),
      (["Old"], 0, [], nil),
    ]

  @Test(arguments: Kind.allCases, changes.indices)
  func `it alone is busy and runs once`(kind: Kind, change: Int) async throws {
    let (old, pressed, new, place) = Self.changes[change]
    let box = Toolbox()
    box.names = old
    let screen = Tools(box)
    screen.byHand = kind == .byHand
    let table = try await HeadlessHost.show(screen)
    if kind == .byHand { screen.setBarButtons(.trailing, screen.buttons) }
    screen.press(pressed, kind)
    try await until { box.log == [old[pressed]] }
    try await screen.set(new)
    if kind == .bar || kind == .byHand {
      #expect(screen.chrome.trailing.map(\.isBusy) == new.indices.map { $0 == place })
    }
    for index in new.indices { screen.press(index, kind) }
    let others = new.indices.filter { $0 != place }.map { new[$0] }
    try await until { box.log.count > others.count }
    #expect(box.log == [old[pressed]] + others)
    // One that was away meanwhile is known again.
    try await screen.set(old)
    screen.press(pressed, kind)
    box.isShut = false
    try await table.settle()
    #expect(box.log == [old[pressed]] + others)
    screen.press(pressed, kind)
    try await table.settle()
    #expect(box.log.count == others.count + 2)
    #expect(screen.chrome.trailing.allSatisfy { !$0.isBusy })
  }
}
