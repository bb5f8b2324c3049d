import TableScreen
import TableScreenTesting
import Testing

/// What is being typed into a child that is removed is told once, to the child, whatever hears of it, and leaves nothing behind
/// that a child which returns would meet.
@MainActor @Suite struct RemovedChildTypingTests {
  private final class OwnCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""),
        .control(row.control("own", .field(placeholder: "own", kind: .text))))
    }
  }

  private final class Child: TableScreen {
    var (name, kept) = ("Ada", "Ada")
    var leavesWithValue = false
    var heard: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(\Child.name)]
          [.id: "kept", .title: "Kept", .bind: .draft(\Child.kept)]
          [.id: "free", .title: "Free", .cellClass: .of(OwnCell.self)]
        }
      ]
    }
    override func onValueChanged(_ change: TableValueChange) {
      heard.append("\(change.cell.title ?? "") changed")
      if leavesWithValue { (parentScreen as? TableScreen)?.removeChild(self) }
    }
    override func willDisappear() { heard.append("willDisappear") }
    override func willDismiss() { heard.append("willDismiss") }
    override func onDisappear() { heard.append("onDisappear") }
    override func onDismiss() { heard.append("onDismiss") }
  }

  private final class Home: TableScreen {
    private(set) var heard = 0
    var name = "Ada"
    override var tableData: [Section] { [Section { [.title: "Own", .bind: .to(\Home.name)] }] }
    override func onValueChanged(_ change: TableValueChange) { heard += 1 }
  }

  private static let leaving = ["willDisappear", "willDismiss", "onDisappear", "onDismiss"]

  private let home = Home()
  private let child = Child()

  private func shown() async throws -> HeadlessHost {
    home.addChild(child)
    return try await HeadlessHost.show(home)
  }

  @Test(arguments: ["Name", "Kept", "Free"])
  func `the child hears of any field before it leaves`(field: String) async throws {
    let table = try await shown()
    try await table.type("Bob", into: field, staying: true)
    home.removeChild(child)
    try await table.settle()
    #expect(child.heard == ["\(field) changed"] + Self.leaving)
    #expect(home.heard == 0)
  }

  @Test(arguments: [false, true])
  func `a child that leaves with its value leaves once`(isAsked: Bool) async throws {
    let table = try await shown()
    child.leavesWithValue = true
    try await table.type("Bob", into: "Name", staying: isAsked)
    if isAsked { home.removeChild(child) }
    try await table.settle()
    #expect(child.name == "Bob" && home.children.isEmpty)
    #expect(child.heard == ["Name changed"] + Self.leaving)
  }

  @Test func `a child that returns takes the same value again`() async throws {
    let table = try await shown()
    for _ in 0..<2 {
      child.name = "Ada"
      child.updateTableData()
      try await table.type("Bob", into: "Name", staying: true)
      home.removeChild(child)
      try await table.settle()
      #expect(child.name == "Bob")
      home.addChild(child)
      try await table.settle()
    }
    child.name = "Ada"
    child.updateTableData()
    try await table.type("Bob", into: "Name")
    #expect(child.name == "Bob")
  }

  @Test func `what is typed beside the child goes on`() async throws {
    let table = try await shown()
    try await table.type("Bob", into: "Own", staying: true)
    home.removeChild(child)
    try await table.settle()
    #expect(home.name == "Ada" && home.heard == 0 && child.heard == Self.leaving)
    try await table.type("Bob", into: "Own")
    #expect(home.name == "Bob" && home.heard == 1)
  }
}
