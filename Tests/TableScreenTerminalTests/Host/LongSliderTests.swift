#if os(macOS) || os(Linux)
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// The number of a slider shows, however long it is.
@MainActor @Suite struct LongSliderTests {
  private final class Form: TableScreen {
    var number: Double

    init(_ number: Double) {
      self.number = number
      super.init()
    }

    override var tableData: [Section] {
      [Section { [.title: "M", .bind: .to(\Form.number), .cellClass: .of(.slider(-1e16...1e16))] }]
    }
  }

  @Test(arguments: [5, 123_456_789_012_345, -123_456_789_012_345, 12_345_678_901.25])
  func `where there is room a slider has its number`(number: Double) async throws {
    let table = try await HeadlessHost.show(Form(number))
    let text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    for columns in [60, 80, 200] {
      #expect(table.frame(columns: columns, rows: 8).contains(text), "\(columns)")
    }
  }
}
#endif
