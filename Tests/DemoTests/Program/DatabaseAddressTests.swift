import DemoScreens
import Testing

/// What `--database` names is a file or the address of a server; a mistyped one makes no folder of its name.
@Suite struct DatabaseAddressTests {
  @Test(arguments: ["foo://x", "postgre://ann:secret@host/db", "mysql://host", "://"])
  func `an address of another kind is refused, and its password told nobody`(
    address: String
  ) async throws {
    let result = try await DemoProgram.run("todo", "--database", address)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("begins no address of a database"))
    #expect(!result.error.contains("secret"))
  }

  @Test(arguments: [
    ("to-dos.db", nil), ("./a://b", "there is no folder “a:/”"),
    ("/tmp/x://y", "there is no folder “/tmp/x:/”"),
  ]) func `a path is taken as it is, in a folder that there is`(path: String, mistake: String?) {
    let found = DemoSetup.mistake(in: path)
    #expect((found == nil) == (mistake == nil))
    #expect(found?.contains("there is no folder “") != false, "\(found ?? "")")
  }
}
