import TableScreen
import TableScreenTesting
import Testing

@MainActor private final class Count {
  var number: Int?
}

private final class CountsScreen: TableScreen {
  static let last = 2_999
  let counts = (0...last).map { _ in Count() }
  override var tableData: [Section] {
    [
      Section("Counts", items: Array(0...Self.last), id: \.self) { [counts] place in
        [
          .title: "Count \(place)", .bind: .draft(counts[place], \.number),
          .validate: place == 0 || place == Self.last ? .required("Type a number") : nil,
        ]
      }
    ]
  }
}

/// The fields of rows that are made when they are needed.
@MainActor struct LazyFieldTests {
  private let screen = CountsScreen()

  private func refused() async -> [String?] {
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    return error?.problems.map(\.title) ?? []
  }

  @Test func `a row is checked once it was made, however many were made since`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Count 0") != nil)
    #expect(await refused() == ["Count 0"])
    for row in screen.model.resolve(.all).dropLast() {
      _ = screen.model.cell(row)
    }
    #expect(await refused() == ["Count 0"])
    screen.form[.id(0)].value = .integer(1)
    try await screen.commitForm()
    _ = screen.model.resolve(.all).last.map { screen.model.cell($0) }
    #expect(await refused() == ["Count \(CountsScreen.last)"])
  }
}
