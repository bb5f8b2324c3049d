import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@MainActor private final class Person {
  var name = "Ada"
  var email = "ada@example.org"
  var live = "one"
}

private final class AskingScreen: TableScreen {
  let person = Person()
  var asked: [String] = []
  /// The answers that a check waits for, by what it asks about.
  var gates: [String: Gate] = [:]
  var taken: Set<String> = ["Bob", "bob@example.org", "two"]
  override var tableData: [Section] {
    [
      Section("You") {
        [
          .title: "Name", .id: "name", .bind: .draft(person, \.name),
          .validate: .method(AskingScreen.check),
        ]
        [
          .title: "Email", .id: "email", .bind: .draft(person, \.email),
          .validate: .method(AskingScreen.check),
        ]
        [
          .title: "Live", .id: "live", .bind: .to(person, \.live),
          .validate: .method(AskingScreen.check),
        ]
      }
    ]
  }
  func check(_ value: String) async throws -> String? {
    asked.append(value)
    await gates[value]?.wait()
    return taken.contains(value) ? "\(value) is taken" : nil
  }
}

/// An answer that comes late is about the value that was asked about, and about no other.
@MainActor struct LateAnswerTests {
  private let screen = AskingScreen()

  private func commit() -> Task<[String], any Error> {
    Task {
      do {
        try await screen.commitForm()
        return []
      } catch let error as TableFormError { return error.problems.map(\.message) }
    }
  }

  @Test func `a late no to what was typed before is dropped`() async throws {
    let table = try await HeadlessHost.show(screen)
    let gate = Gate()
    screen.gates["Bob"] = gate
    try await table.type("Bob", into: "Name")
    let commit = commit()
    try await until { screen.asked.contains("Bob") }
    screen.form["name"].value = .text("Eve")
    gate.isOpen = true
    #expect(try await commit.value == [])
    #expect(table.row("Name")?.message == nil)
    #expect(screen.person.name == "Eve")
  }

  @Test func `a no to what still stands is kept, whatever was typed elsewhere`() async throws {
    let table = try await HeadlessHost.show(screen)
    let gate = Gate()
    screen.gates["bob@example.org"] = gate
    try await table.type("Bob", into: "Name")
    try await table.type("bob@example.org", into: "Email")
    let commit = commit()
    try await until { screen.asked.contains("bob@example.org") }
    screen.form["name"].value = .text("Eve")
    gate.isOpen = true
    #expect(try await commit.value == ["bob@example.org is taken"])
    #expect(table.row("Name")?.message == nil)
    #expect(table.row("Email")?.message == "bob@example.org is taken")
    #expect(screen.person.name == "Ada")
  }

  @Test func `a late no to what a property held is dropped, too`() async throws {
    let table = try await HeadlessHost.show(screen)
    let gate = Gate()
    screen.gates["two"] = gate
    try await table.type("two", into: "Live")
    let check = Task { try await screen.checkForm() }
    try await until { screen.asked.contains("two") }
    try await table.type("three", into: "Live")
    gate.isOpen = true
    try await check.value
    #expect(table.row("Live")?.message == nil)
  }
}
