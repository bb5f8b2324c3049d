#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTerminal
import TableScreenText
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A question can be read to its end before it is answered, where there is room for it.
  @Suite @MainActor struct LongQuestions {
    private static let question =
      "Shall everything that the whole team has written since the last meeting be thrown away, now?"
    private static let message = (1...40).map { "sentence\($0)" }.joined(separator: " ")

    private final class Team: TableScreen {
      override class var settings: Settings { [.title("Team")] }
      override var tableData: [Section] {
        [
          Section {
            [
              .title: "Throw away",
              .action: .confirm(
                LongQuestions.question, message: LongQuestions.message, then: .run { _ in }),
            ]
          }
        ]
      }
    }

    @Test(arguments: [40, 80, 100]) func `all of it shows`(columns: Int) throws {
      let terminal = try TestTerminal([Team()], columns: columns, lines: 30)
      defer { terminal.close() }
      terminal.press(.enter)
      let words = terminal.frame.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
      #expect(words.contains(Self.question))
      #expect(words.contains(Self.message))
    }
  }
}
#endif
