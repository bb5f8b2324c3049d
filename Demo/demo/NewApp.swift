#if os(macOS) || os(Linux)
import DemoScreens
import Foundation

/// A package of an app of one's own, made from the one in `Demo/NewApp`: a list in a file of SQLite, its tests, and its hosts.
struct NewApp: Equatable {
  /// The folder that is made, whose name is the app's.
  let path: String

  private static let placeholder = "NewApp"

  /// Words of the language, what the new app itself declares, and modules and targets beside which no other has the name, in
  /// small letters.
  private static let taken: Set = [
    "app", "class", "enum", "extension", "func", "import", "item", "newapp", "protocol", "self",
    "struct", "type",
    // Modules of the toolchain.
    "android", "block", "corefoundation", "cxx", "cxxstdlib", "darwin", "dispatch", "distributed",
    "embedded", "foundation", "foundationessentials", "foundationinternationalization",
    "foundationnetworking", "foundationxml", "glibc", "musl", "observation", "regexbuilder",
    "runtime", "swift", "swiftonone", "swiftononesupport", "synchronization", "testing", "winsdk",
    "xctest",
    // Targets of this package.
    "cgtk", "cpostgres", "creference", "csqlite", "cterminal", "cweb", "demo", "demoscreens",
    "demoscript", "demotests", "documentationtests", "bench", "fuzz", "lawtests",
    "sourcelawtests", "testsupport",
  ]

  private var folder: URL { URL(filePath: path, directoryHint: .isDirectory) }
  /// An empty path would be that of the folder that one is in.
  private var name: String { path.isEmpty ? "" : folder.lastPathComponent }

  /// Names a folder.
  ///
  /// - Throws: where its name cannot be that of a module.
  init(_ path: String) throws(UsageError) {
    self.path = path
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0)
    }
    guard isWord, name.first?.isLetter == true else {
      throw UsageError("“\(name)” is no name of an app; write letters and digits, as in MyApp")
    }
    guard !name.hasPrefix("Table"), !Self.taken.contains(name.lowercased()) else {
      throw UsageError(
        "“\(name)” is the name of something else that the app uses; take another one")
    }
  }

  /// Writes the package, and returns what can be done with it.
  ///
  /// - Throws: ``Mistake``, or why the template cannot be read; then no folder is left.
  func write() throws -> String {
    let files = FileManager.default
    guard !files.fileExists(atPath: path) else { throw Mistake.isThere(path) }
    let texts = try template().map { file in
      (
        renamed(file),
        renamed(try String(contentsOf: Self.place.appending(path: file), encoding: .utf8))
      )
    }
    do {
      try files.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      // One that came just now is somebody else's.
      try files.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch { throw Mistake.notWritten(path) }
    do {
      for (file, text) in texts { try write(text, to: file) }
    } catch {
      try? files.removeItem(at: folder)
      throw Mistake.notWritten(path)
    }
    return """
      \(path) has the app: its list in Sources/\(name)Screens, its tests in Tests/\(name)Tests.
        cd \(path.asShellWord)
        swift test
        swift run
      """
  }

  private func write(_ text: String, to file: String) throws {
    let copy = folder.appending(path: file)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: copy)
  }

  /// Where the template is: in the checkout from which this program was built.
  private static let place = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: placeholder, directoryHint: .isDirectory)

  /// Returns the files of the template, by their paths in its folder.
  private func template() throws -> [String] {
    let root = Self.place.path(percentEncoded: false)
    guard let all = FileManager.default.enumerator(atPath: root) else {
      throw Mistake.noTemplate(root)
    }
    let files = all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }
    guard !files.isEmpty else { throw Mistake.noTemplate(root) }
    return files.sorted()
  }

  /// Returns a text with the app's own name, and with the place of TableScreen.
  private func renamed(_ text: String) -> String {
    let checkout = Self.place.deletingLastPathComponent().deletingLastPathComponent()
    return text.replacingOccurrences(of: Self.placeholder, with: name)
      .replacingOccurrences(
        of: "path: \"../..\"", with: "path: \"\(checkout.path(percentEncoded: false).escaped)\"")
  }

  /// Why no package is written.
  enum Mistake: LocalizedError {
    case isThere(String)
    case noTemplate(String)
    case notWritten(String)

    var errorDescription: String? {
      switch self {
      case .isThere(let path): "\(path) is there already; name another folder, or move it away"
      case .noTemplate(let path):
        "the template is not in \(path) any more; build demo again where its package is now"
      case .notWritten(let path):
        "\(path) cannot be written, and nothing of it is left; look whether you may write there, and whether the disk is full"
      }
    }
  }
}

extension String {
  /// The text as it stands in a literal of Swift, without a slash at its end.
  fileprivate var escaped: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\"")
  }
}
#endif
