import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A form is written, or says why not, whatever has become of its screen.
@MainActor struct ClosedFormTests {
  enum Hook: CaseIterable { case willDismiss, onDismiss }
  enum Kind: CaseIterable { case cells, items, closure, own }

  private class Guests: TableScreen {
    let guest = Item("guest")
    let kind: Kind
    var name = "Ada"
    var gate: Gate?
    var asked = 0
    var saving: Task<Void, any Error>?
    var hook: Hook?
    init(_ kind: Kind, saving hook: Hook? = nil) {
      self.kind = kind
      self.hook = hook
      super.init()
    }
    override class var settings: Settings { [.drafts, .asksBeforeLeaving(false)] }
    override var tableData: [Section] {
      switch kind {
      case .items: [Section("Guests", items: [1], id: \.self) { _ in self.seats }]
      case .cells, .closure, .own: [Section("Guests", cells: [seats])]
      }
    }
    private var seats: Cell {
      [.title: "Seats", .id: "seats", .bind: binding, .validate: validation]
    }
    private var binding: TableBinding {
      if kind == .own { return .to(self, \.seatCount) }
      return .to(guest, \.count)
    }
    private var validation: TableValidation {
      guard kind == .closure else { return .method(Guests.check) }
      return .with(Int.self) { [self] in $0 > 90 ? "Take 90 or fewer, \(name)" : nil }
    }
    var seatCount: Int {
      get { guest.count }
      set { guest.count = newValue }
    }
    func check(_ seats: Int) async throws -> String? {
      asked += 1
      await gate?.wait()
      return seats > 90 ? "Take 90 or fewer" : nil
    }
    override func willDismiss() { if hook == .willDismiss { save() } }
    override func onDismiss() { if hook == .onDismiss { save() } }
    private func save() { saving = Task { try await commitForm() } }
  }

  private let root = TableScreen()

  private func type(_ text: String, into screen: Guests) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    try await table.settle()
    try await table.type(text, into: "Seats")
    return table
  }

  @Test(arguments: Hook.allCases, Kind.allCases)
  func `a save when the screen goes writes what was typed`(hook: Hook, kind: Kind) async throws {
    let screen = Guests(kind, saving: hook)
    let table = try await type("5", into: screen)
    try await table.back()
    #expect(table.visibleScreen === root)
    try await screen.saving?.value
    #expect(screen.guest.writes == ["guest count"])
    #expect(screen.guest.count == 5)
    #expect(!screen.form.isDirty)
  }

  @Test(arguments: Kind.allCases)
  func `a closed form is dirty, written, and saved no second time`(kind: Kind) async throws {
    let screen = Guests(kind)
    let table = try await type("5", into: screen)
    try await table.back()
    #expect(screen.form.isDirty)
    let row = try #require(screen.form.dirtyRows.first)
    try await screen.commitForm(.node(row))
    #expect(screen.guest.count == 5)
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.guest.writes == ["guest count"])
    root.open(screen)
    try await table.settle()
    #expect(!screen.form.isDirty)
    #expect(table.row("Seats")?.controls.first?.value == .integer(5))
  }

  @Test(arguments: Kind.allCases)
  func `what is wrong in a closed form is said, and there when it is opened again`(kind: Kind)
    async throws
  {
    let screen = Guests(kind)
    let table = try await type("95", into: screen)
    try await table.back()
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(screen.guest.writes == [])
    #expect(screen.form.isDirty)
    root.open(screen)
    try await table.settle()
    #expect(screen.form.isDirty)
    #expect(table.row("Seats")?.message?.hasPrefix("Take 90 or fewer") == true)
  }

  @Test func `what was typed into a closed form can be forgotten`() async throws {
    let screen = Guests(.cells)
    let table = try await type("5", into: screen)
    try await table.back()
    screen.reloadForm()
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.guest.writes == [])
  }

  @Test(arguments: ["5", "95"], [false, true])
  func `a window that closes while a check is awaited does not lose the answer`(
    text: String, isOpenAgain: Bool
  ) async throws {
    let screen = Guests(.cells)
    let table = try await type(text, into: screen)
    let gate = Gate()
    screen.gate = gate
    let commit = Task { try await screen.commitForm() }
    try await until { screen.asked == 1 }
    try await table.back()
    if isOpenAgain { root.open(screen) }
    gate.isOpen = true
    let result = await commit.result
    if text == "5" {
      try result.get()
      #expect(screen.guest.count == 5)
      #expect(!screen.form.isDirty)
    } else {
      #expect(throws: TableFormError.self) { try result.get() }
      #expect(screen.guest.writes == [])
      #expect(screen.form.isDirty)
    }
    try await table.settle()
    #expect(table.titles == (isOpenAgain ? ["Seats"] : []))
  }

  @Test(arguments: Kind.allCases) func `a screen that was saved so is freed`(kind: Kind)
    async throws
  {
    weak var gone: Guests?
    do {
      let screen = Guests(kind, saving: .onDismiss)
      gone = screen
      let table = try await type("5", into: screen)
      try await table.back()
      try await screen.saving?.value
      screen.saving = nil
    }
    for _ in 0..<10 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  @Test func `a form whose rows went with its screen says so`() async throws {
    let guest = Item("guest")
    let table = try await HeadlessHost.show(root)
    let screen: TableScreen
    do {
      let model = TableModel([
        TableSection(cells: [
          [
            .title: "Seats", .id: "seats", .bind: .draft(guest, \.count),
            .action: .run { _ in },
          ]
        ])
      ])
      screen = TableScreen(model: model)
    }
    root.open(screen)
    try await table.settle()
    try await table.type("5", into: "Seats")
    root.navigator?.didLeave(screen)
    try await table.settle()
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(error?.problems.map(\.message) == [TableWords.current.propertyGone])
    #expect(guest.writes == [])
  }
}
