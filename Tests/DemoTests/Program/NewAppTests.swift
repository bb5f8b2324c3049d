#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The package that `demo new` writes; `Tests/new-app` builds one, and runs its tests.
struct NewAppTests {
  @Test func `an app has its own name everywhere, and knows where TableScreen is`() async throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "Lists")
    let result = try await DemoProgram.run("new", app.path)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("cd \(app.path)"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.contains("Sources/ListsScreens/ListScreen.swift"))
    #expect(files.contains("Tests/ListsTests/ListScreenTests.swift"))
    for file in files {
      let text = try String(contentsOf: app.appending(path: file), encoding: .utf8)
      #expect(!text.contains("NewApp"), "\(file)")
    }
    let package = try String(contentsOf: app.appending(path: "Package.swift"), encoding: .utf8)
    let path = try #require(package.firstMatch(of: #/path: "([^"]+)"/#)?.output.1)
    #expect(FileManager.default.fileExists(atPath: "\(path)/Demo/NewApp/Package.swift"))
  }

  @Test func `where a file cannot be written nothing is left`() async throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "Lists")
    // Files may have 1,024 bytes, of which some of the template have more.
    let limits = #"trap "" XFSZ; ulimit -f 2; exec "$0" "$@" 2>&1 | cat"#
    let result = try await DemoProgram.run(
      ["-c", limits, DemoProgram.url.path(), "new", app.path], program: "/bin/sh")
    #expect(result.output.contains("Lists cannot be written"), "\(result.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `a name that a module or target has is refused`() async throws {
    let folder = try TemporaryFolder()
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Package.swift")
    let text = try String(contentsOf: package, encoding: .utf8)
    var names = Set(
      text.matches(of: #/(?:arget|systemLibrary)\(\s*name: "([A-Za-z0-9]+)"/#).map {
        String($0.output.1)
      })
    #expect(names.isSuperset(of: ["CSQLite", "DemoScreens", "TableCore", "TestSupport"]))
    names.formUnion(["Foundation", "Glibc", "CxxStdlib", "Synchronization", "XCTest", "Dispatch"])
    for name in names.sorted() {
      let result = try await DemoProgram.run("new", folder.url.appending(path: name).path)
      #expect(result.status != 0 && result.error.contains("take another one"), "\(name)")
    }
  }

  @Test func `what is there already is left as it is`() async throws {
    let folder = try TemporaryFolder()
    let note = try folder.write("mine", to: "Lists")
    let result = try await DemoProgram.run("new", note)
    #expect(result.status != 0)
    #expect(result.error.contains("is there already"))
    #expect(try String(contentsOfFile: note, encoding: .utf8) == "mine")
  }
}
#endif
