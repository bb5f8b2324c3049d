import TableScreen
import TableScreenTesting
import Testing

/// `onControl(_:)` hears of the controls that nobody else answers for, and of no stroke in others.
@MainActor @Suite struct StrokeHookTests {
  private final class FieldsCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""),
        .control(row.control("note", .field(placeholder: "note", kind: .text))))
    }
  }

  /// A cell class that says itself what its field does.
  private final class OfferingCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""),
        .control(row.control("note", .field(placeholder: "note", kind: .text))))
    }
    override class func action(for row: RowContext, control: String?) -> TableAction? {
      .runNow { _ in }
    }
  }

  private final class Fields: TableScreen {
    var name = ""
    var note = ""
    var handled: [String] = []
    var heard: [TableControlEvent] = []
    override var tableData: [Section] {
      [
        Section {
          [.title: "Bound", .bind: .to(\Fields.name)]
          [.title: "Draft", .bind: .draft(self, \Fields.name)]
          [
            .title: "One of several", .cellClass: .of(FieldsCell.self),
            .bind: .fields(["note": .to(self, \Fields.note)]),
          ]
          [
            .title: "Handled", .cellClass: .of(FieldsCell.self),
            .controls: .handlers(["note": .changed(Fields.take)]),
          ]
          [
            .title: "Handled as typed", .cellClass: .of(FieldsCell.self),
            .controls: .handlers([:], typing: ["note": .changed(Fields.take)]),
          ]
          [.title: "Free", .cellClass: .of(FieldsCell.self)]
          [.title: "Answered by its class", .cellClass: .of(OfferingCell.self)]
        }
      ]
    }
    func take(_ text: String) { handled.append(text) }
    override func onControl(_ event: TableControlEvent) { heard.append(event) }
  }

  private let screen = Fields()

  @Test(arguments: ["Bound", "Draft", "One of several", "Handled", "Answered by its class"])
  func `strokes in a field that is bound, or has a handler, are not told`(title: String)
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: title)
    #expect(screen.heard == [])
    #expect(screen.name == (title == "Bound" ? "Ada" : ""))
    #expect(screen.note == (title == "One of several" ? "Ada" : ""))
    #expect(screen.handled == (title == "Handled" ? ["Ada"] : []))
  }

  @Test func `strokes with a handler of their own are told to that alone`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("hi", into: "Handled as typed", staying: true)
    #expect(screen.handled == ["h", "hi"])
    #expect(screen.heard == [])
  }

  @Test func `of a field that nobody answers for each stroke is told, and its value`() async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("hi", into: "Free")
    #expect(screen.heard.map(\.kind) == [.typed, .typed, .changed])
    #expect(screen.heard.map(\.value) == [.text("h"), .text("hi"), .text("hi")])
  }
}
