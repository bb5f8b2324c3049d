import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Screens, hosts and models are freed when they are closed.
@MainActor struct LifetimeTests {
  @Test func `a screen whose closures capture it is freed when it is popped`() async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    weak var opened: CapturingScreen?
    weak var model: TableModel?
    do {
      let screen = table.visibleScreen.open(CapturingScreen())
      opened = screen
      model = screen.model
      try await table.settle()
      try await table.tap("Run")
      #expect(screen.runs == 1)
    }
    #expect(opened != nil)
    try await table.back()
    #expect(opened == nil)
    #expect(model == nil)
  }

  @Test func `a modal screen is freed when it is closed`() async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    weak var opened: CapturingScreen?
    do { opened = table.visibleScreen.open(CapturingScreen(), as: .modal) }
    try await table.settle()
    #expect(table.chrome.isModal)
    opened?.close()
    try await table.settle()
    #expect(opened == nil)
  }

  @Test(arguments: [PresentationCase.pushed, .modal], [true, false])
  func `a screen is freed that is closed while somebody types in it`(
    presentation: PresentationCase, isByHand: Bool
  ) async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    weak var opened: CapturingScreen?
    do {
      let screen = CapturingScreen()
      opened = screen
      table.visibleScreen.open(screen, as: presentation == .modal ? .modal : .push)
      try await table.settle()
      try await table.type("Ada", into: "Bound", staying: true)
      if isByHand { try await table.back() } else { screen.close() }
    }
    try await table.settle()
    #expect(opened == nil)
  }

  enum PresentationCase { case pushed, modal }

  @Test func `a host and its screens are freed when the window is closed`() async throws {
    weak var host: HeadlessHost?
    weak var screen: CapturingScreen?
    do {
      let shown = CapturingScreen()
      let table = try await HeadlessHost.show(shown)
      host = table
      screen = shown
      _ = table.page
      table.close()
    }
    await Task.yield()
    #expect(host == nil)
    #expect(screen == nil)
  }

  @Test func `closing a screen cancels its running action`() async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    let witness = Witness()
    weak var opened: WaitingScreen?
    do { opened = table.visibleScreen.open(WaitingScreen(witness)) }
    let row = try #require(opened?.layout.row(at: TablePath(0, 0))?.id)
    opened?.send(.tap(row))
    await Task.yield()
    #expect(witness.isStarted)
    table.navigator.back()
    try await until { witness.isCancelled }
    for _ in 0..<10 { await Task.yield() }
    #expect(opened == nil)
  }

  @Test func `an unshown screen is freed with its last owner`() {
    weak var freed: CapturingScreen?
    do {
      let screen = CapturingScreen()
      screen.updateTableData()
      freed = screen
    }
    #expect(freed == nil)
  }
}

final class PlainScreen: TableScreen {
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
}

final class CapturingScreen: TableScreen {
  var runs = 0
  override var tableData: [Section] {
    [
      Section {
        [.title: "Run", .action: .run { _ in self.runs += 1 }]
        [.title: "Bound", .bind: .to(\CapturingScreen.name)]
      },
      Section(count: 10) { index in [.title: "\(self.name) \(index)"] },
    ]
  }
  var name = ""
}

@MainActor final class Witness {
  var isStarted = false
  var isCancelled = false
}

final class WaitingScreen: TableScreen {
  let witness: Witness
  init(_ witness: Witness) {
    self.witness = witness
    super.init()
  }
  override var tableData: [Section] {
    [Section { [.title: "Wait", .action: .perform(WaitingScreen.wait)] }]
  }
  func wait() async throws {
    witness.isStarted = true
    defer { witness.isCancelled = Task.isCancelled }
    try await Task.sleep(for: .seconds(3600))
  }
}
