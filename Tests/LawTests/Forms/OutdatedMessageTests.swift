import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What is wrong with a value is said as long as that value shows, and not of another one.
@MainActor @Suite struct OutdatedMessageTests {
  @Observable final class Observed: Holding {
    var name = ""
    var count = 1
    var price = 1.5
  }

  private final class Plain: Holding {
    var name = ""
    var count = 1
    var price = 1.5
  }

  private final class Form<Held: Holding>: TableScreen {
    let held: Held
    let isDraft: Bool
    init(_ held: Held, isDraft: Bool) {
      (self.held, self.isDraft) = (held, isDraft)
      super.init()
    }

    override var tableData: [Section] {
      func bound<Value: TableValueConvertible>(
        _ property: ReferenceWritableKeyPath<Held, Value>
      ) -> TableBinding {
        isDraft ? .draft(held, property) : .to(held, property)
      }
      return [
        Section {
          [
            .id: "name", .title: "Name", .bind: bound(\.name),
            .validate: .required("Type a name"),
          ]
          [.id: "count", .title: "Count", .bind: bound(\.count)]
          [.id: "price", .title: "Price", .bind: bound(\.price).formatted(.currency("EUR"))]
        }
      ]
    }
  }

  private func check<Held: Holding>(_ held: Held, isDraft: Bool) async throws {
    let screen = Form(held, isDraft: isDraft)
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    #expect(table.row("Name")?.message == "Type a name")
    if !isDraft {
      try await table.type("12x", into: "Count")
      try await table.type("abc", into: "Price")
      #expect(table.row("Count")?.message != nil)
      #expect(table.row("Price")?.message != nil)
    }
    (held.name, held.count, held.price) = ("Filled by the app", 5, 2)
    if held is Plain { screen.updateTableData() }
    try await table.settle()
    for title in ["Name", "Count", "Price"] { #expect(table.row(title)?.message == nil) }
    #expect(screen.form["name"].message == nil)
    try await screen.checkForm()
    // What is there again was not checked again.
    (held.name, held.count, held.price) = ("", 1, 1.5)
    if held is Plain { screen.updateTableData() }
    try await table.settle()
    for title in ["Name", "Count", "Price"] { #expect(table.row(title)?.message == nil) }
  }

  @Test(arguments: [false, true])
  func `a property that the app fills is not said to be wrong`(isDraft: Bool) async throws {
    try await check(Observed(), isDraft: isDraft)
    try await check(Plain(), isDraft: isDraft)
  }

  @Test func `what was typed is still wrong whatever the app writes below it`() async throws {
    let held = Observed()
    let screen = Form(held, isDraft: true)
    let table = try await HeadlessHost.show(screen)
    try await table.type("12x", into: "Count")
    let message = table.row("Count")?.message
    #expect(message != nil)
    held.count = 5
    try await table.settle()
    #expect(table.row("Count")?.controls.first?.value == .text("12x"))
    #expect(table.row("Count")?.message == message)
  }

  @Test(arguments: [false, true])
  func `what is wrong with a hidden row is not said of what it holds later`(
    isDraft: Bool
  ) async throws {
    let held = Plain()
    let screen = Form(held, isDraft: isDraft)
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    screen.mask("name")
    held.name = "Ada"
    screen.updateTableData()
    screen.unmask("name")
    try await table.settle()
    #expect(table.row("Name")?.message == nil)
  }
}

/// Properties that the app changes itself.
@MainActor private protocol Holding: AnyObject {
  var name: String { get set }
  var count: Int { get set }
  var price: Double { get set }
}
