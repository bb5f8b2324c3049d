#if GTK
import Foundation
import TestSupport
import Testing

/// A display that nobody sees, on which the real program is driven by accessible names and by keys.
enum Desktop {
  /// Whether the programs are there that this needs: xvfb, xdotool, at-spi2-core, dbus, python3-gi and
  /// gir1.2-atspi-2.0.
  ///
  /// Where the variable `TABLESCREEN_DISPLAY` is set they have to be: without them the tests fail then, and are not
  /// left out.
  static let isAvailable =
    ProcessInfo.processInfo.environment["TABLESCREEN_DISPLAY"] != nil
    || [
      "/usr/bin/Xvfb", "/usr/bin/xdotool", "/usr/bin/dbus-run-session",
      "/usr/libexec/at-spi-bus-launcher", "/usr/lib/python3/dist-packages/gi",
    ].allSatisfy { FileManager.default.fileExists(atPath: $0) }
      && ["x86_64", "aarch64"].contains {
        FileManager.default.fileExists(
          atPath: "/usr/lib/\($0)-linux-gnu/girepository-1.0/Atspi-2.0.typelib")
      }

  /// Carries out steps on a demo; see `drive.py` for what they are.
  static func drive(_ demo: String, _ steps: String) async throws {
    try await drive([demo], steps)
  }

  /// Carries out steps on the program with some arguments, in a folder with some files.
  static func drive(
    _ programArguments: [String], _ steps: String, files: [String: Data] = [:]
  ) async throws {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let folder = place.url
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    let script = try place.write(steps, to: "steps")
    let arguments =
      [
        "dbus-run-session", "--", "/usr/bin/python3", file(named: "drive.py"), program,
        script,
      ]
      + programArguments
    let (status, output) = try await run(arguments, in: folder, accessible: true)
    #expect(status == 0, "\(output)")
  }

  /// Writes a picture of a demo, and returns its bytes.
  static func picture(of demo: String, size: String, isDark: Bool) async throws -> Data {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let folder = place.url
    let file = folder.appending(path: "picture.png")
    let arguments =
      [program, "picture", demo, file.path, "--size", size] + (isDark ? ["--dark"] : [])
    let (status, output) = try await run(arguments, in: folder, accessible: false)
    #expect(status == 0, "\(output)")
    #expect(!output.contains("CRITICAL") && !output.contains("WARNING"), "\(output)")
    return try Data(contentsOf: file)
  }

  /// Asks for a picture of a demo in a file, which may be no good one.
  static func picture(
    of demo: String, in file: URL, size: String = "420x640"
  ) async throws -> (status: Int32, output: String) {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    return try await run(
      [program, "picture", demo, file.path, "--size", size], in: place.url, accessible: false)
  }

  /// Checks the layout of a demo in windows from narrow to wide.
  static func check(
    _ demo: String, _ look: [String]
  ) async throws -> (status: Int32, output: String) {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let file = place.url.appending(path: "picture.png").path
    let sizes = ["320x640", "420x640", "1000x640", "1600x640"].flatMap { ["--size", $0] }
    return try await run(
      [program, "picture", demo, file, "--check"] + sizes + look, in: place.url, accessible: false,
      display: "1700x900x24")
  }

  /// Whether the process was started by ``runTests(_:)``, on a display of its own.
  static let isOwn = ProcessInfo.processInfo.environment[own] != nil
  private static let own = "TABLESCREEN_OWN_DISPLAY"

  /// Runs a suite of these tests in a process with a display.
  static func runTests(_ suite: String) async throws {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let arguments = [
      "env", "\(own)=1", "GTK_A11Y=test", bundle, "--testing-library", "swift-testing", "--filter",
      suite,
    ]
    let (status, output) = try await run(arguments, in: place.url, accessible: false)
    #expect(status == 0, "\(output)")
    #expect(output.contains("Suite \(suite) passed"), "\(output)")
    // GTK before 4.10 says so of its own measures of a label of several lines.
    let said = output.split(separator: "\n").filter { !$0.hasSuffix("Expect overlapping widgets.") }
    #expect(!said.contains { $0.contains("CRITICAL") }, "\(output)")
  }

  /// Starts the program where there is no display.
  static func startNowhere() async throws -> (status: Int32, output: String) {
    let arguments = ["env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", program]
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    return try await run(arguments, in: place.url, accessible: false)
  }

  /// Runs a program on a display of its own.
  ///
  /// What it prints goes to a file: programs that tests start must not inherit each other's pipes.
  private static func run(
    _ arguments: [String], in folder: URL, accessible: Bool, display: String? = nil
  ) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: file(named: "with-display"))
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GSK_RENDERER"] = "cairo"
    environment["DISPLAY_SIZE"] = display
    environment["GDK_BACKEND"] = "x11"
    environment["LC_ALL"] = "C.UTF-8"
    environment["TZ"] = "UTC"
    // No step races the time for which an offer to undo stays.
    environment["TABLESCREEN_NOTICE_SECONDS"] = "0"
    environment["TABLESCREEN_DEMO_DATA"] = folder.path
    environment["GTK_A11Y"] = accessible ? nil : "none"
    process.environment = environment
    process.currentDirectoryURL = folder
    let file = folder.appending(path: "output")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let output = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    try output.close()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return (process.terminationStatus, text)
  }

  /// The tests, as a program.
  private static var bundle: String {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(filePath: bundle).path
  }

  /// The program beside the tests.
  private static var program: String {
    URL(filePath: bundle).deletingLastPathComponent().appending(path: "demo-gtk").path
  }

  private static func file(named name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }
}
#endif
