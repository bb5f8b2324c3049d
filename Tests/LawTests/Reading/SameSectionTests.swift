import TableScreen
import TableScreenTesting
import Testing

/// Two sections of one id are reported, whoever gives them, and whenever.
@MainActor @Suite struct SameSectionTests {
  struct Item: Identifiable, Equatable, Sendable {
    var id: Int
    var city: String
  }

  private final class Cities: TableScreen {
    let people = KeyedSource([Item(id: 1, city: "Y"), Item(id: 2, city: "X")], by: { $0.city }) {
      [.title: "\($0.id)"]
    }
    override var tableData: [Section] {
      [Section("First", id: "Z") { [.title: "first"] }, .sections(from: people)]
    }
  }

  @Test(arguments: [["Y", "Y", "X"], ["Y", "Z"]], [false, true])
  func `keys of a source`(keys: [String], areLate: Bool) async throws {
    let kinds = try await TableDiagnostics.collect {
      let screen = Cities()
      if !areLate { screen.people.keys = keys }
      let table = try await HeadlessHost.show(screen)
      if areLate { screen.people.keys = keys }
      try await table.settle()
      table.close()
    }.map(\.kind)
    #expect(kinds == ["duplicateSection"])
  }

  @Test func `keys that are told apart are none`() async throws {
    let kinds = try await TableDiagnostics.collect {
      let screen = Cities()
      let table = try await HeadlessHost.show(screen)
      screen.people.keys = ["X", "Y", "V"]
      try await table.settle()
      screen.people.keys = ["V", "Y"]
      try await table.settle()
      table.close()
    }.map(\.kind)
    #expect(kinds == [])
  }
}
