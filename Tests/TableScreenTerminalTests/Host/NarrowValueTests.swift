#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import TableScreenTerminal
import Testing

extension CursesTests {
  /// Where a value has too little room it is seen that it goes on: a part of a number is another number.
  @Suite @MainActor struct NarrowValues {
    private final class Values: TableScreen {
      var (count, weight) = (4567, 98_765)
      override class var settings: Settings { [.title("Values")] }
      override var tableData: [Section] {
        [
          Section(cells: [
            [
              .title: "Coffee", .subtitle: "2.80", .style: .value1, .image: "cup",
              .accessory: .disclosure,
            ],
            [
              .title: "Lemonade soda", .subtitle: "123456", .style: .value1,
              .accessory: .badge("new"),
            ],
            [.title: "Africa", .cellClass: .of(.progress(0.24))],
            [.title: "Count", .bind: .to(\Values.count), .cellClass: .of(.stepper(0...999_999))],
            [.title: "Weight", .bind: .to(\Values.weight), .cellClass: .of(.number(unit: "kg"))],
            [.title: "Rating", .cellClass: .of(.rating(9, value: 7))],
          ])
        ]
      }
    }

    private static let shown = ["2.80", "123456", "24%", "4567", "98765", "★★★★★★★☆☆"]

    @Test(arguments: 8...40)
    func `a value is shown as a whole, with a mark, or not at all`(columns: Int) throws {
      let terminal = try TestTerminal([Values()], columns: columns, lines: 14)
      defer { terminal.close() }
      for line in terminal.lines {
        for word in line.split(separator: " ") where !word.contains("…") {
          let digits = word.filter { $0.isNumber || $0 == "★" || $0 == "☆" }
          guard !digits.isEmpty else { continue }
          #expect(
            Self.shown.contains { word.contains($0) }, "\(word) at \(columns) columns: \(line)")
        }
      }
    }
  }
}
#endif
