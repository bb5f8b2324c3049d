#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// Whatever a hook asks for comes to an end, and what shows then is what a reading gives.
///
/// Each hook is tried in a program of its own, which names each operation before it does it: where it dies or hangs,
/// another one goes on behind that.
struct ReentryMatrixTests {
  @Test func `every hook may ask for every operation`() async throws {
    let (hooks, operations) = try await MatrixProgram.lists()
    try await withThrowingTaskGroup(of: [String].self) { group in
      var waiting = hooks[...]
      for hook in waiting.prefix(2) {
        group.addTask { try await MatrixProgram.faults(of: hook, operations) }
      }
      waiting = waiting.dropFirst(2)
      while let faults = try await group.next() {
        for fault in faults { Issue.record(Comment(rawValue: fault)) }
        if let hook = waiting.popFirst() {
          group.addTask { try await MatrixProgram.faults(of: hook, operations) }
        }
      }
    }
  }

  @Test
  func `every hook and operation that is declared is in the matrix, or left out for a reason`()
    async throws
  {
    let (hooks, operations) = try await MatrixProgram.lists()
    var known: [String: Int] = [:]
    for name in hooks + operations { known[name, default: 0] += 1 }
    let declared = try Declarations.inSources()
    #expect(declared.count > 150)
    for (name, count) in declared where Declarations.leftOut[name] == nil {
      #expect(known[name, default: 0] >= count, "\(name) is not in Tests/ReentryMatrix")
    }
    for name in Declarations.leftOut.keys { #expect(declared[name] != nil, "\(name) is gone") }
  }
}

/// The program that does one operation after the other within a hook.
private enum MatrixProgram {
  static func lists() async throws -> (hooks: [String], operations: [String]) {
    let lines = try await run(["list"]).output.split(separator: "\n").map {
      $0.split(separator: "\t")
    }
    func names(_ kind: String) -> [String] { lines.filter { $0[0] == kind }.map { String($0[1]) } }
    return (names("hook"), names("operation"))
  }

  /// Returns what goes wrong within a hook.
  static func faults(of hook: String, _ operations: [String]) async throws -> [String] {
    var (faults, hasRun) = ([String](), false)
    var start = 0
    while start < operations.count {
      let (output, status) = try await run([hook, "\(Effort.step)", "\(start)"])
      var begun: Int?
      for line in output.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        switch fields[0] {
        case "begin": begun = Int(fields[1])
        case "bad", "good":
          if fields[1] == "ran" { hasRun = true }
          if fields[0] == "bad", let begun {
            faults.append("\(hook) asks for \(operations[begun]): \(fields[2])")
          }
          begun = nil
        default: begun = nil
        }
      }
      if output.hasSuffix("end\n") { break }
      guard let begun else { return faults + ["\(hook): the program ended with \(status)"] }
      faults.append("\(hook) asks for \(operations[begun]): the program ended with \(status)")
      start = begun + Effort.step
    }
    return hasRun ? faults : faults + ["\(hook) never ran"]
  }

  private static func run(_ arguments: [String]) async throws -> (output: String, status: Int32) {
    // A file, and no pipe: to wait for the end of a pipe would hold a thread that all tests share.
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let process = Process()
    process.executableURL = BuiltPrograms.url("reentry-matrix")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    let file = FileHandle(forWritingAtPath: output)
    defer { try? file?.close() }
    process.standardOutput = file
    // All operations of a hook take minutes on a busy machine: what hangs is what writes nothing more.
    let watch = Task {
      var size = -1
      while let grown = try? FileManager.default.attributesOfItem(atPath: output)[.size] as? Int,
        grown != size
      {
        size = grown
        try await Task.sleep(for: .seconds(120))
      }
      process.terminate()
    }
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    watch.cancel()
    let bytes = try Data(contentsOf: URL(filePath: output))
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
#endif
