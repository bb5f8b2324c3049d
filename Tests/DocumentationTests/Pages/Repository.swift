import Foundation

/// The files of the repository, as the tests find them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below some folders, from the top of the repository, that end so.
  static func files(_ folders: String..., ending: String) -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func page(_ path: String) throws -> Page {
    Page(path: path, lines: try text(path).split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// An article of any catalog.
  static func article(_ name: String) throws -> Page {
    let path = files("Sources", ending: ".docc/\(name).md").first
    return try page(path ?? "\(name).md")
  }

  /// All pages of all catalogs.
  static func pages() throws -> [Page] {
    try files("Sources", ending: ".md").filter { $0.contains(".docc/") }.map(page)
  }

  /// The comments of all sources.
  static func comments() throws -> [Page] {
    try files("Sources", ending: ".swift").map { path in
      let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
      return Page(
        path: path,
        lines: lines.map { line in
          let text = line.drop(while: \.isWhitespace)
          return text.hasPrefix("///") ? text.dropFirst(3) : ""
        })
    }
  }
}
