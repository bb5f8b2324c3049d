import TableScreen
import TableScreenTesting
import Testing

private final class OwningScreen: TableScreen {
  var runs = 0
  override init() {
    super.init(model: TableModel())
    fill()
  }
  override init(model: TableModel) {
    super.init(model: model)
    fill()
  }
  private func fill() {
    let sections = [
      Section("Rows") { [.title: "Run", .action: .run { _ in self.runs += 1 }] },
      Section("Items", items: [1], id: \.self) { item in [.title: "\(self.runs) \(item)"] },
    ]
    do { try model.insertSections(sections, at: .index(0)) } catch { onError(error) }
  }
}

/// Screens that own their rows are freed when they are closed, whatever the rows capture.
@MainActor struct OwnedClosureTests {
  @Test func `a screen whose rows capture it is freed when it is closed`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    weak var opened: OwningScreen?
    weak var model: TableModel?
    do {
      let screen = table.visibleScreen.open(OwningScreen())
      (opened, model) = (screen, screen.model)
      try await table.settle()
      try await table.tap("Run")
      #expect(screen.runs == 1)
    }
    try await table.back()
    #expect(opened == nil)
    #expect(model == nil)
  }

  @Test func `a model that the app keeps is shown again, by the same screen and by another`()
    async throws
  {
    let model = TableModel()
    let table = try await HeadlessHost.show(TableScreen())
    let screen = table.visibleScreen.open(OwningScreen(model: model))
    try await table.settle()
    screen.mask(.section("Items"))
    try model.insertRows([[.title: "New"]], at: .last(in: .section("Rows")))
    try await table.back()
    #expect(screen.model === model)
    table.visibleScreen.open(screen)
    try await table.settle()
    #expect(table.titles == ["Run", "New"])
    try await table.tap("Run")
    #expect(screen.runs == 1)
    try await table.back()
    table.visibleScreen.open(TableScreen(model: model))
    try await table.settle()
    #expect(table.titles == ["Run", "New"])
  }

  @Test func `a screen that is kept keeps the rows that it owns`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    let screen = TableScreen(
      model: TableModel([TableSection("Rows") { [.title: "a", .id: "a"] }]))
    table.visibleScreen.open(screen)
    try await table.settle()
    try screen.model.insertRows([[.title: "b"]], at: .after("a"))
    try await table.back()
    #expect(screen.model.resolve("a").count == 1)
    table.visibleScreen.open(screen)
    try await table.settle()
    #expect(table.titles == ["a", "b"])
  }
}
