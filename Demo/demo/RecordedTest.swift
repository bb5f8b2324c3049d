#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting

/// Prints a recording as a test.
struct RecordedTest: Equatable {
  private let file: String

  init(_ file: String) { self.file = file }

  /// Writes the test to standard output.
  ///
  /// - Returns: the exit status: 2 where the recording cannot be read.
  @MainActor func write() throws -> Int32 {
    do {
      let recording =
        try file == "-"
        ? TableRecording(FileHandle.standardInput.readToEnd() ?? Data())
        : TableRecording(contentsOf: URL(filePath: file))
      if recording.isTorn {
        _ = complain("demo: the last line of \(file) is torn; it is passed over")
      }
      let demo = recording.screens.first.flatMap { Demo.names.contains($0) ? $0 : nil }
      let screens = demo.map {
        "Demo.screens(named: \"\($0)\", .recorded(in: DemoSetup.folderForRecording())) ?? []"
      }
      var test = recording.swiftTest(showing: screens)
      if demo != nil {
        test = test.replacing(
          "import Foundation\n", with: "import DemoScreens\nimport Foundation\n")
      }
      try put(raw: test)
      return 0
    } catch TableRecordingError.notOpened(_, let why) {
      return complain("demo: cannot read \(file): \(why); check the path")
    } catch let error as TableRecordingError {
      return complain("demo: \(file), \(error)")
    } catch let error as OutputError {
      throw error
    } catch {
      return complain("demo: cannot read \(file): \(words(for: error))")
    }
  }
}
#endif
