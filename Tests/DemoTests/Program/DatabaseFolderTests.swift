import DemoScreens
import TestSupport
import Testing

/// What stands in place of a database's folder.
@Suite struct DatabaseFolderTests {
  @Test func `a file is said to be one`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "taken")
    #expect(
      DemoSetup.mistake(in: "\(file)/x.db") == "“\(file)” is no folder; name one for the database")
    #expect(DemoSetup.mistake(in: "\(file)-no/x.db")?.hasPrefix("there is no folder") == true)
  }
}
