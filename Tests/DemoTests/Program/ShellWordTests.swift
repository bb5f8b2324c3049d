#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The commands that `demo new` prints, as a shell takes them.
struct ShellWordTests {
  @Test(arguments: ["my apps", "it's", "it'\u{301}s", "$HOME", "a;b", "ä"])
  func `a folder's name is quoted for a shell`(folder: String) async throws {
    let temporary = try TemporaryFolder()
    let app = temporary.url.appending(path: folder).appending(path: "Lists")
    let result = try await DemoProgram.run("new", app.path)
    #expect(result.status == 0, "\(result.error)")
    let command = try #require(result.output.split(separator: "\n").first { $0.contains("cd ") })
    let place = try await DemoProgram.run(["-c", "\(command) && pwd"], program: "/bin/sh")
    #expect(place.output.hasSuffix("\(folder)/Lists\n"), "\(place.output)\(place.error)")
  }
}
#endif
