import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A number that is not zero does not show as zero.
@MainActor @Suite struct SmallNumberTests {
  private final class Scales: TableScreen {
    var weight = 0.0
    var cellClass = TableCellClass.of(.number(unit: "kg"))
    override var tableData: [Section] {
      [
        Section {
          [.title: "Weight", .bind: .to(\Scales.weight), .cellClass: cellClass]
        }
      ]
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a rating of what is no number of stars is drawn`(rating: Double) async throws {
    let screen = Scales()
    screen.weight = rating
    screen.cellClass = .of(.rating(5))
    let table = try await HeadlessHost.show(screen)
    #expect(table.frame(columns: 40, rows: 4).contains("★") || !(rating > 0))
  }

  @Test(arguments: [
    (1.5e-7, "1.5e-07 kg"), (0.000123, "0.000123 kg"), (-0.004, "-0.004 kg"), (0.035, "0.035 kg"),
    (0.25, "0.25 kg"), (0.257, "0.257 kg"), (0, "0 kg"), (1e-320, "1e-320 kg"), (12.5, "12.5 kg"),
  ]) func `a small number keeps the digits that it has`(weight: Double, text: String)
    async throws
  {
    let screen = Scales()
    screen.weight = weight
    let table = try await HeadlessHost.show(screen)
    let words = table.frame(columns: 40, rows: 4).split(whereSeparator: \.isWhitespace)
    #expect(words.dropFirst().joined(separator: " ") == text)
  }
}
