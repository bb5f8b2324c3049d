import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A format of the app's own reads an empty text as any other.
@MainActor @Suite struct EmptyFormatTests {
  private final class Item {
    var code = "AB"
    var count = 5
    var name = "none"
    var note: String? = "note"
  }

  private final class Form: TableScreen {
    let item = Item()
    private let twoLetters = TableFormat(
      text: { $0.editText }, value: { $0.count == 2 ? .text($0) : nil },
      remedy: "Type two letters, such as AB.")
    private let noZero = TableFormat(
      text: { $0 == .integer(0) ? "" : $0.editText },
      value: { $0.isEmpty ? .integer(0) : Int($0).map { .integer($0) } },
      remedy: "Type a number, such as 5.")
    private let noNone = TableFormat(
      text: { $0 == .text("none") ? "" : $0.editText },
      value: { .text($0.isEmpty ? "none" : $0) }, remedy: "Type a name, such as Ada.")
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Code", .cellClass: .of(.textField()),
            .bind: .to(item, \.code).formatted(twoLetters),
          ]
          [
            .title: "Count", .cellClass: .of(.textField()),
            .bind: .to(item, \.count).formatted(noZero),
          ]
          [
            .title: "Name", .cellClass: .of(.textField()),
            .bind: .to(item, \.name).formatted(noNone),
          ]
          [
            .title: "Note", .cellClass: .of(.textField()),
            .bind: .to(item, \.note).formatted(twoLetters),
          ]
        }
      ]
    }
  }

  @Test func `what it refuses is refused, and what it reads is taken`() async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    for row in ["Code", "Count", "Name", "Note"] { try await table.type("", into: row) }
    #expect(form.item.code == "AB")
    #expect(form.item.count == 0)
    #expect(form.item.name == "none")
    #expect(form.item.note == nil)
  }
}
