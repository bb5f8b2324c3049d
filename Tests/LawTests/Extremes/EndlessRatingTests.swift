import TableScreen
import TableScreenTesting
import Testing

/// A rating without a limit is drawn, whatever number it shows.
@MainActor @Suite struct EndlessRatingTests {
  @Test(arguments: [Double.infinity, 1e19, 9_223_372_036_854_775_807, 3.6, -.infinity, .nan])
  func `its stars are counted`(number: Double) {
    let control = RowControl("f", .rating(.max), value: .number(number))
    let stars = control.stars
    #expect(stars?.count == .max)
    #expect(stars?.filled == (number > 1e18 ? .max : number > 3 ? 4 : 0))
  }

  private final class Stars: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .control(RowControl("f", .rating(.max), value: .number(.infinity)))
    }
  }

  @Test func `its row shows`() async throws {
    let model = TableModel([TableSection { [.title: "Row", .cellClass: .of(Stars.self)] }])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    #expect(!table.frame(columns: 60, rows: 30).isEmpty)
  }
}
