import Foundation
import TableScreen

/// The folders into which files of pages go: one for each window, in one that only its owner reads.
@MainActor final class WebUploads {
  private let folder: URL
  private let isOwn: Bool
  /// The most bytes of a file.
  let limit: Int

  /// Keeps files in a folder of the app's, or in a temporary one that ends with the program.
  init(_ folder: URL?, limit: Int) {
    isOwn = folder == nil
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory
      .appending(path: "tablescreen-\(RandomID.make())", directoryHint: .isDirectory)
    self.limit = limit
  }

  /// Returns the place of a file that is about to come, in a folder of its own.
  ///
  /// - Throws: an error where the folder cannot be made.
  func place(_ token: String, of session: String, named name: String) throws -> URL {
    let place = folder.appending(path: session, directoryHint: .isDirectory)
      .appending(path: token, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return place.appending(path: Self.safe(name), directoryHint: .notDirectory)
  }

  /// Removes the files of a window that has ended for good.
  func forget(_ session: String) {
    try? FileManager.default.removeItem(
      at: folder.appending(path: session, directoryHint: .isDirectory))
  }

  /// Removes all files, where the folder is a temporary one.
  func end() { if isOwn { try? FileManager.default.removeItem(at: folder) } }

  /// Returns the name of a file without what a file system, a terminal or a reader would take for something else; the
  /// ending stays.
  nonisolated static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let scalars = last.unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        false
      default: $0 != ":"
      }
    }
    let plain = String(String.UnicodeScalarView(scalars)).drop { $0 == "." || $0 == " " }
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let end = parts.count > 1 ? "." + (parts.last ?? "").prefix(16) : ""
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : String(plain)
    // A name has 255 bytes in most file systems.
    var short = ""
    for character in stem {
      guard short.utf8.count + character.utf8.count <= 120 else { break }
      short.append(character)
    }
    return short.isEmpty
      ? "file" + (end.utf8.count <= 64 ? end : "")
      : short
        + (end.utf8.count <= 64 ? end : "")
  }
}

/// A file of a page that may come: where it goes, and how large it may be.
struct WebUpload: Sendable {
  let token: String
  let path: String
  let limit: Int
}
