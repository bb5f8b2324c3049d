import TableScreen
import TableScreenTesting
import Testing

/// Rows keep their identity, and with it what is remembered of them, from one reading to the next.
@MainActor struct IdentityTests {
  /// Shows `old`, then `new`, and returns the changes; a word `id:rest` has that id.
  func change(_ old: [[String]], _ new: [[String]]) async throws -> (ChangeSet, HeadlessHost) {
    let screen = ListOfWords()
    screen.sections = old.enumerated().map { ("S\($0)", $1) }
    screen.cellForWord = { word in
      let parts = word.split(separator: ":").map(String.init)
      return parts.count == 2 ? [.id: parts[0], .title: parts[1]] : [.title: word]
    }
    let table = try await HeadlessHost.show(screen)
    screen.sections = new.enumerated().map { ("S\($0)", $1) }
    screen.updateTableData()
    try await table.settle()
    return (table.changes.last ?? ChangeSet(), table)
  }

  @Test func `an equal table changes nothing`() async throws {
    #expect(try await change([["a", "b"]], [["a", "b"]]).0.isEmpty)
  }

  @Test func `an appended row is one insert`() async throws {
    let (changes, _) = try await change([["a", "b"]], [["a", "b", "c"]])
    #expect(changes.description == "insert [T(0,2)]")
  }

  @Test func `deletes use old positions`() async throws {
    let (changes, _) = try await change([["a", "b", "c"]], [["b"]])
    #expect(changes.description == "delete [T(0,0), T(0,2)]")
  }

  @Test func `a changed title at its place is a reconfigure`() async throws {
    let (changes, _) = try await change([["a", "b", "c"]], [["a", "x", "c"]])
    #expect(changes.description == "reconfigure T(0,1) as T(0,1)")
  }

  @Test func `a row that was inserted before a changed one is told from it`() async throws {
    let (changes, _) = try await change([["a", "b", "c"]], [["x", "a", "B", "c"]])
    #expect(changes.description == "insert [T(0,0)], reconfigure T(0,1) as T(0,2)")
  }

  @Test func `one row taken from the end to the start is one move`() async throws {
    let (changes, _) = try await change([["a", "b", "c"]], [["c", "a", "b"]])
    #expect(changes.description == "move T(0,2) to T(0,0)")
  }

  @Test func `a row with an id moves to another section`() async throws {
    let (changes, _) = try await change([["1:a", "2:b"], ["3:c"]], [["1:a"], ["2:b", "3:c"]])
    #expect(changes.description == "move T(0,1) to T(1,0)")
  }

  @Test func `swapped sections are one section move`() async throws {
    let screen = ListOfWords(["a"], ["b", "c"])
    let table = try await HeadlessHost.show(screen)
    screen.sections.reverse()
    screen.updateTableData()
    #expect(table.changes.last?.movedSections.count == 1)
    #expect(table.changes.last?.deletedRows == [])
    #expect(table.titlesBySection == [["b", "c"], ["a"]])
  }

  @Test func `a deleted section takes its rows with it`() async throws {
    let (changes, _) = try await change([["a"], ["b", "c"]], [["a"]])
    #expect(changes.description == "delete sections [1]")
  }

  @Test func `duplicate ids show, and are reported once`() async throws {
    var shown: HeadlessHost?
    let found = try await TableDiagnostics.collect {
      shown = try await change([["1:x"]], [["1:x", "1:x"]]).1
    }
    #expect(shown?.titles == ["x", "x"])
    #expect(found.map(\.what) == ["duplicate id \"1\""])
  }

  @Test func `duplicate ids of items show, and are reported once`() async throws {
    let items = [ToDo(id: 1, title: "a"), ToDo(id: 1, title: "b"), ToDo(id: 1, title: "c")]
    let screen = ClosureScreen { [TableSection("S", items: items) { [.title: $0.title] }] }
    let found = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles == ["a", "b", "c"])
      screen.updateTableData()
    }
    #expect(found.map(\.what) == ["duplicate id 1"])
    #expect(found.first?.place.section == "S")
  }

  @Test func `the same id in two sections is not a duplicate`() async throws {
    let found = try await TableDiagnostics.collect { _ = try await change([], [["1:x"], ["1:y"]]) }
    #expect(found == [])
  }

  @Test func `a header that changes is refreshed`() async throws {
    let screen = ListOfWords(["a"])
    let table = try await HeadlessHost.show(screen)
    screen.sections[0].title = "Other"
    screen.updateTableData()
    #expect(table.changes.last?.refreshedSections == [0])
    #expect(table.changes.last?.deletedSections == [])
  }

  @Test func `expansion survives a changed title and a move`() async throws {
    let screen = ListOfWords(["1:a", "2:b"])
    screen.cellForWord = { word in
      let parts = word.split(separator: ":").map(String.init)
      return [.id: parts[0], .title: parts[1], .children: .cells { [.title: "below \(parts[0])"] }]
    }
    let table = try await HeadlessHost.show(screen)
    try await table.expand("b")
    #expect(table.titles == ["a", "b", "below 2"])
    screen.sections[0].words = ["2:B", "1:a"]
    screen.updateTableData()
    #expect(table.titles == ["B", "below 2", "a"])
  }

  @Test func `what is remembered of a row waits for its return`() async throws {
    let screen = ListOfWords(["1:a", "2:b"])
    screen.cellForWord = { [.id: .key($0), .title: $0] }
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id("1:a"))
    screen.sections[0].words = ["2:b"]
    screen.updateTableData()
    screen.sections[0].words = ["1:a", "2:b"]
    screen.updateTableData()
    #expect(table.titles == ["2:b"])
    screen.unmask(.id("1:a"))
    #expect(table.titles == ["1:a", "2:b"])
  }

  @Test func `a row of another kind is reloaded`() async throws {
    let screen = ListOfWords(["a"])
    let table = try await HeadlessHost.show(screen)
    screen.cellForWord = { [.title: $0, .cellClass: .of(RatingCell.self)] }
    screen.updateTableData()
    #expect(table.changes.last?.refreshedRows.map(\.kind) == [.reload])
  }
}
