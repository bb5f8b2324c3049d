import TableScreen
import Testing

/// Ids that stand twice are reported, however the rows came.
@MainActor struct InsertedDuplicateTests {
  private let model = TableModel([
    TableSection("S", cells: [[.id: "a"], [.id: "b"]]), TableSection("T", cells: [[.id: "a"]]),
  ])

  @Test func `a row inserted under an id that the section has is reported once`() async throws {
    let reports = try await TableDiagnostics.collect {
      try model.insertRows([[.id: "a"], [.id: "a"], [.id: "n"]], at: .last(in: .section("S")))
    }
    #expect(reports.map(\.kind) == ["duplicateID"])
  }

  @Test func `two rows inserted under one id are reported once`() async throws {
    let reports = try await TableDiagnostics.collect {
      try model.insertRows([[.id: "n"], [.id: "n"], [.title: "m"]], at: .last(in: .section("S")))
    }
    #expect(reports.map(\.kind) == ["duplicateID"])
  }

  @Test func `a row edited or moved to stand beside another of its id is reported`() async throws {
    let edited = try await TableDiagnostics.collect { try model.editRows("b", merging: [.id: "a"]) }
    #expect(edited.map(\.kind) == ["duplicateID"])
    let moved = try await TableDiagnostics.collect {
      try model.moveRows(.section("T"), to: .last(in: .section("S")))
    }
    #expect(moved.map(\.kind) == ["duplicateID"])
  }

  @Test func `rows of ids of their own are not reported`() async throws {
    let reports = try await TableDiagnostics.collect {
      try model.insertRows([[.id: "n"], [.title: "m"]], at: .last(in: .section("S")))
      try model.moveRows("n", to: .first(in: .section("S")))
      try model.editRows("n", merging: [.title: "N"])
    }
    #expect(reports.isEmpty)
  }
}
