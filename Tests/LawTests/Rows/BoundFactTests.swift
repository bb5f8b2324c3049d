import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A cell that shows the bound value shows that of every type.
@MainActor struct BoundFactTests {
  private final class Facts: TableScreen {
    var text = "Oslo"
    var whole = 1_234
    var number = 2.0
    var part: Double? = 0.5
    var exact = Decimal(string: "12.5") ?? 0
    var isOn = true
    var day = Date(timeIntervalSince1970: 1_770_109_237)
    var several = ["a", "b"]
    var color = TableColor.red
    let cellClass: TableCellClass

    init(_ cellClass: TableCellClass) {
      self.cellClass = cellClass
      super.init()
    }

    override var tableData: [Section] {
      [
        Section {
          [.title: "Text", .bind: .to(\Facts.text), .cellClass: cellClass]
          [.title: "Whole", .bind: .to(\Facts.whole), .cellClass: cellClass]
          [.title: "Number", .bind: .to(\Facts.number), .cellClass: cellClass]
          [.title: "Part", .bind: .to(\Facts.part), .cellClass: cellClass]
          [.title: "Exact", .bind: .to(\Facts.exact), .cellClass: cellClass]
          [.title: "Flag", .bind: .to(\Facts.isOn), .cellClass: cellClass]
          [.title: "Day", .bind: .to(\Facts.day), .cellClass: cellClass]
          [.title: "Several", .bind: .to(\Facts.several), .cellClass: cellClass]
          [.title: "Color", .bind: .to(\Facts.color), .cellClass: cellClass]
        }
      ]
    }
  }

  private func words(_ element: RowElement) -> [String] {
    switch element {
    case .text(let text): [text.text.plain]
    case .badge(let text): [text]
    case .stack(let stack): stack.elements.flatMap { words($0) }
    default: []
    }
  }

  @Test(arguments: [TableCellClass.keyValue, .disclosure(), .badge()].indices)
  func `the bound value shows as text, whatever its type`(_ place: Int) async throws {
    let cellClass = [TableCellClass.keyValue, .disclosure(), .badge()][place]
    let screen = Facts(cellClass)
    let table = try await HeadlessHost.show(screen)
    let shown = try Dictionary(
      uniqueKeysWithValues: table.titles.map { title in
        (title, words(try #require(table.row(title)).body).last ?? "")
      })
    #expect(shown["Text"] == "Oslo")
    #expect(shown["Whole"] == 1_234.formatted(.number.locale(TableWords.current.locale)))
    #expect(shown["Number"] == "2")
    #expect(shown["Part"] == 0.5.formatted(.number.locale(TableWords.current.locale)))
    #expect(shown["Exact"] == 12.5.formatted(.number.locale(TableWords.current.locale)))
    #expect(shown["Flag"] == TableWords.current.on)
    #expect(shown["Day"]?.contains("2026") == true)
    // Each of a list is a badge of its own.
    #expect(shown["Several"] == (cellClass == .badge() ? "b" : "a, b"))
    #expect(shown["Color"] == TableWords.current.name(of: .red))
  }
}
