import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Blanks are text for the checks of data, and nothing for `required` alone.
@MainActor @Suite struct BlankTextTests {
  private func passes(_ text: String, _ rules: String) async throws -> Bool {
    let cell = #"{"title":"T","name":"t","type":"text","validate":{\#(rules)}}"#
    let json = #"{"settings":{"drafts":true},"cells":[\#(cell)]}"#
    let screen = TableScreen(json: json, cells: .ready)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    try await table.type("x", into: "T")
    try await table.type(text, into: "T")
    do { try await screen.checkForm() } catch is TableFormError { return false }
    return true
  }

  @Test(arguments: [
    #""minimumLength":8"#, #""maximumLength":2"#, #""pattern":"[0-9]+""#, #""required":true"#,
  ])
  func `a text of blanks is checked as any other`(rules: String) async throws {
    #expect(try await !passes("   ", rules))
    #expect(try await passes("", rules) == !rules.contains("required"))
  }

  @Test(arguments: [#""minimumLength":3"#, #""maximumLength":3"#, #""pattern":" +""#])
  func `blanks pass where they are what is asked for`(rules: String) async throws {
    #expect(try await passes("   ", rules))
    #expect(try await !passes("   ", rules + #","required":true"#))
  }
}
