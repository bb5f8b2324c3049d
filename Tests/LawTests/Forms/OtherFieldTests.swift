import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// What is typed into a field that its host could not leave is written once a person types into another one.
@MainActor @Suite struct OtherFieldTests {
  private final class Form: TableScreen {
    var (first, second) = ("a", "b")
    private(set) var heard: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [.title: "First", .bind: .to(\Form.first)]
          [
            .title: "Query", .cellClass: .of(.textField()),
            .controls: .handlers(["value": .changed(Form.hear)]),
          ]
          [.title: "Second", .bind: .to(\Form.second)]
        }
      ]
    }
    func hear(_ text: String) { heard.append(text) }
  }

  @Test func `it is written, and handed over once`() async throws {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    func type(_ text: String, _ place: Int) throws {
      let row = try #require(form.layout.row(at: TablePath(0, place))?.id)
      form.send(.typed(row, name: RowControl.boundName, text: text))
    }
    try type("Eve", 0)
    #expect(form.first == "a")
    try type("que", 1)
    #expect(form.first == "Eve" && form.heard.isEmpty)
    try type("B", 2)
    try type("Bo", 2)
    #expect(form.heard == ["que"] && form.second == "b")
    try type("Eva", 0)
    #expect(form.second == "Bo" && form.first == "Eve")
    table.close()
    #expect(form.first == "Eva" && form.heard == ["que"])
  }
}
