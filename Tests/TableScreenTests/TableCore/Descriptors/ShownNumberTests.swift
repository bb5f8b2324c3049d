import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// What a field for a number shows, which is how a person of the locale would type it.
@MainActor struct ShownNumberTests {
  private final class Values {
    var number = 1234.5
    var whole = 1234
    var tiny = 1.5e-7
    var price = Decimal(125) / 10
  }

  private final class Form: TableScreen {
    let values = Values()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "number", .title: "Number", .bind: .to(values, \.number)]
          [.title: "Whole", .bind: .to(values, \.whole)]
          [.title: "Tiny", .bind: .to(values, \.tiny)]
          [.title: "Price", .bind: .to(values, \.price)]
          [.title: "Read", .bind: .to(values, \.number), .cellClass: .of(.keyValue)]
        }
      ]
    }
  }

  @Test(arguments: [
    ("en_US", "1234.5", "3.5"), ("de_DE", "1234,5", "3,5"), ("fr_FR", "1234,5", "3,5"),
    ("ar_EG", "1234.5", "3.5"),
  ])
  func `a number shows with the separator of the locale, and nothing between its digits`(
    locale: String, shown: String, typed: String
  ) async throws {
    let screen = Form()
    let table = try await HeadlessHost.show(screen)
    func text(_ title: String) -> String? { table.row(title)?.controls.first?.editText }
    // The words are those of the whole program: other tests must not run meanwhile.
    try speaking(locale) {
      #expect(text("Number") == shown && text("Whole") == "1234")
      #expect(text("Price") == (typed == "3,5" ? "12,5" : "12.5"))
      // What nobody edits is written for who reads it.
      let read = table.frame(columns: 60, rows: 20).contains(
        1234.5.formatted(.number.locale(Locale(identifier: locale))))
      #expect(read || locale == "fr_FR")
      // With an exponent a number can be typed with a point alone.
      #expect(text("Tiny") == "1.5e-07")
      // The text as it stands changes nothing.
      try table.typeAtOnce(shown, into: "Number")
      #expect(!screen.form.isDirty && table.row("Number")?.message == nil)
      for entered in Set([typed, "3.5"]) {
        try table.typeAtOnce(entered, into: "Number")
        #expect(screen.form["number"].value == .number(3.5))
        #expect(text("Number") == typed)
        try table.typeAtOnce("9", into: "Number")
      }
      try table.typeAtOnce("x", into: "Number")
      #expect(text("Number") == "x")
    }
    table.close()
  }
}
