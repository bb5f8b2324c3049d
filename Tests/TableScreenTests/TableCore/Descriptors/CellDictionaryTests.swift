import TableScreen
import TableScreenTesting
import Testing

extension TableCell.Key { fileprivate static let stars = TableCell.Key("stars") }

/// A cell is a dictionary, and can be changed like one.
@MainActor struct CellDictionaryTests {
  @Test func `a value is set under a key, and nil takes it away`() {
    var cell: TableCell = [.title: "Milk", .editingStyle: .delete]
    cell[.moveable] = .withinSection
    #expect(cell.moves == .withinSection)
    cell[.editingStyle] = nil
    #expect(cell.editingStyle == .off)
    #expect(cell.keys == [.title, .moveable])
    let note: String? = nil
    cell[.subtitle] = note
    #expect(cell.subtitle == nil)
    cell[.accessory] = cell[.accessory] == nil ? .checkmark : nil
    #expect(cell.accessory != nil)
    cell.title = "Oat milk"
    cell.subtitle = "1 liter"
    #expect(cell[.title] as? String == "Oat milk")
    #expect(cell.subtitle == "1 liter")
    cell.subtitle = nil
    #expect(cell[.subtitle] == nil)
  }

  @Test func `a value under a key of one's own comes as it was given`() {
    var cell: TableCell = [.title: "Oslo", .stars: 3]
    let stars: Int? = cell[.stars]
    #expect(stars == 3)
    #expect(cell[.stars] as? Int == 3)
    cell[.stars] = 4
    #expect(cell[.stars, as: Int.self] == 4)
    #expect(cell[.stars] != nil)
    cell[.stars, as: Int.self]? += 1
    #expect(cell[.stars] == 5)
    cell[.stars, as: Int.self] = nil
    #expect(cell.keys == [.title])
  }

  @Test func `what the pipeline knows of a cell follows its changes`() async throws {
    var hidden: TableCell = [.title: "Hidden", .masked: true, .tag: "x"]
    var shown: TableCell = [.title: "Shown"]
    hidden[.masked] = nil
    shown[.masked] = true
    let screen = TableScreen(model: TableModel([TableSection(cells: [hidden, shown])]))
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["Hidden"])
  }

  @Test func `the attributes of a cell can be mapped`() {
    let cell: TableCell = [
      .id: 7, .title: "milk", .subtitle: "2 liters", .image: "milk", .action: .run { _ in },
    ]
    let mapped = cell.map { key, value in
      switch key {
      case .title, .subtitle: (value as? String)?.uppercased()
      case .image: nil
      default: value
      }
    }
    #expect(mapped.keys == [.id, .title, .subtitle, .action])
    #expect(mapped.id == 7)
    #expect(mapped.title == "MILK")
    #expect(mapped.subtitle == "2 LITERS")
  }

  @Test func `a value that is set in place of one that did not fit takes its report away`()
    async throws
  {
    var mended: TableCell = [.title: "Mended", .style: 3]
    mended[.style] = .value1
    var merged: TableCell = [.title: "Merged", .style: 3]
    merged.merge([.style: .value1])
    var kept: TableCell = [.title: "Kept", .style: 3]
    kept.merge([.subtitle: "more", .height: "x"])
    let reports = await TableDiagnostics.collect {
      let screen = TableScreen(
        model: TableModel([TableSection(cells: [mended, merged, kept])]))
      _ = try? await HeadlessHost.show(screen)
    }
    #expect(
      reports.map { "\($0.place.row ?? "") \($0.place.key ?? "")" } == [
        "Kept style", "Kept height",
      ])
    #expect(kept.keys == [.title, .subtitle])
  }

  final class WordsScreen: TableScreen {
    struct Word: Identifiable, Equatable { let id: String }
    let source = ArraySource([Word(id: "z")]) { [.title: $0.id] }
    var suffix = "!"

    override var tableData: [Section] {
      let sections = [
        Section("Written") { [.title: "a"] },
        Section("Made", items: [Word(id: "b")]) { [.title: $0.id] },
        Section("Sourced", source: source),
      ]
      return sections.map { section in
        section.map { [suffix] cell in
          var cell = cell
          cell.title? += suffix
          cell[.moveable] = true
          return cell
        }
      }
    }
  }

  @Test func `every cell of a section can be changed, however it is made`() async throws {
    let screen = WordsScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["a!", "b!", "z!"])
    #expect(table.titles.allSatisfy { table.row($0)?.isMoveable == true })
    screen.suffix = "?"
    screen.updateTableData()
    #expect(table.titles == ["a?", "b?", "z?"])
  }

  @Test func `written cells of a section are a list that can be changed`() async throws {
    var section = TableSection("Bag") { [.title: "Book"] }
    section.cells?.append([.title: "Towel"])
    section.cells?[0].subtitle = "blue"
    var computed = TableSection("Many", count: 3) { [.title: "Row \($0)"] }
    computed.cells?.append([.title: "never"])
    #expect(computed.cells == nil)
    let table = try await HeadlessHost.show(
      TableScreen(model: TableModel([section, computed])))
    #expect(table.titles == ["Book", "Towel", "Row 0", "Row 1", "Row 2"])
    #expect(section.cells?.map(\.subtitle) == ["blue", nil])
  }
}
