import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// A handler that is busy with a value hears of the newest one once it has ended, since that is the property's already.
@MainActor @Suite struct ValueMeanwhileTests {
  @MainActor fileprivate final class Rated {
    var stars = 0.0
    var name = "old"
  }

  private final class Rate: TableScreen {
    let rated = Rated()
    private(set) var heard: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var isBusy: Bool { !waiting.isEmpty }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Stars", .cellClass: .of(.slider(0...10)), .bind: .to(rated, \.stars),
            .controls: .handlers(["value": .changed(Rate.rate)]),
          ]
          [
            .title: "Name", .bind: .to(rated, \.name),
            .controls: .handlers(["value": .changed(Rate.save)]),
          ]
          [
            .title: "Query", .cellClass: .of(.textField()),
            .controls: .handlers([:], typing: ["value": .changed(Rate.look)]),
          ]
          [.title: "Unbound", .accessory: .switch(false, changed: .changed(Rate.turn))]
        }
      ]
    }
    private func hear(_ what: String) async {
      heard.append(what)
      await withCheckedContinuation { waiting.append($0) }
    }
    func rate(_ stars: Double) async throws { await hear("rate \(stars)") }
    func save(_ name: String) async throws { await hear("save \(name)") }
    func look(_ text: String) async throws { await hear("look \(text)") }
    func turn(_ isOn: Bool) async throws { await hear("turn \(isOn)") }
    func goOn() {
      for waiting in waiting { waiting.resume() }
      waiting = []
    }
  }

  private let screen = Rate()

  private func drain() async {
    while screen.isBusy {
      screen.goOn()
      for _ in 0..<50 { await Task.yield() }
    }
  }

  @Test func `the last of several values is heard`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.waiting(atMost: .zero) {
      for stars in [3.0, 5, 4] { try await table.set(.number(stars), of: "Stars") }
      for name in ["Ada", "Ada L", "Ada Lovelace"] { try await table.type(name, into: "Name") }
    }
    #expect(screen.rated.stars == 4 && screen.rated.name == "Ada Lovelace")
    try await until { screen.heard.count == 2 }
    #expect(screen.heard.sorted() == ["rate 3.0", "save Ada"])
    await drain()
    try await table.settle()
    // Neither handler waits for the other.
    #expect(screen.heard.filter { $0.hasPrefix("rate") } == ["rate 3.0", "rate 4.0"])
    #expect(screen.heard.filter { $0.hasPrefix("save") } == ["save Ada", "save Ada Lovelace"])
    // And then as ever.
    try await table.waiting(atMost: .zero) { try await table.set(.number(7), of: "Stars") }
    try await until { screen.heard.last == "rate 7.0" }
    await drain()
    try await table.settle()
    #expect(screen.heard.count == 5)
  }

  @Test func `the last stroke is heard`() async throws {
    let table = try await HeadlessHost.show(screen)
    let path = try #require(table.path(of: "Query"))
    let row = try #require(table.layout.row(at: path)?.id)
    for text in ["b", "be", "ber"] { screen.send(.typed(row, name: "value", text: text)) }
    try await until { screen.isBusy }
    #expect(screen.heard == ["look b"])
    await drain()
    #expect(screen.heard == ["look b", "look ber"])
  }

  @Test func `a value that waits is dropped with its screen`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.open(screen)
    try await table.settle()
    try await table.waiting(atMost: .zero) {
      for stars in [3.0, 5] { try await table.set(.number(stars), of: "Stars") }
    }
    try await until { screen.isBusy }
    screen.close()
    await drain()
    #expect(screen.heard == ["rate 3.0"])
  }

  @Test func `a control that no property has is set once its handler has ended`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.waiting(atMost: .zero) {
      try await table.toggle("Unbound")
      try await table.toggle("Unbound")
    }
    try await until { screen.isBusy }
    await drain()
    try await table.settle()
    #expect(screen.heard == ["turn true", "turn false"])
  }
}
