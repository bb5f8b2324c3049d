import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A number is made of digits, in whatever script, and of nothing that merely means a number.
@MainActor @Suite struct PlainDigitTests {
  private final class Form: TableScreen {
    var (number, whole, share) = (1.5, 7, 0.0)
    override var tableData: [Section] {
      [
        Section {
          [.title: "Number", .bind: .to(\Form.number)]
          [.title: "Whole", .bind: .to(\Form.whole)]
          [.title: "Share", .cellClass: .of(.slider(0...10, step: 3)), .bind: .to(\Form.share)]
        }
      ]
    }
  }

  @Test(arguments: ["10²", "5³", "①②", "1Ⅷ", "Ⅷ", "十", "4²", "½", "¹"])
  func `what means a number is none`(text: String) async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    for row in ["Number", "Whole"] {
      try await table.type(text, into: row)
      #expect(try #require(table.row(row)).message != nil, "\(row)")
    }
    #expect(form.number == 1.5 && form.whole == 7)
    table.close()
  }

  @Test(arguments: ["42", "４２", "٤٢", "४२"])
  func `digits of other scripts are digits`(text: String) async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    for row in ["Number", "Whole"] { try await table.type(text, into: row) }
    #expect(form.number == 42 && form.whole == 42)
    table.close()
  }

  @Test func `a slider takes its steps alone`() async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    try await table.set(.number(9), of: "Share")
    #expect(form.share == 9)
    await #expect(throws: HeadlessError.self) {
      try await table.set(.number(10), of: "Share")
    }
    #expect(form.share == 9)
    table.close()
  }
}
