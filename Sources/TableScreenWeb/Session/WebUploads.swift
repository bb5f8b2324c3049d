import Foundation
import TableScreen

/// The folders into which files of pages go: one for each window, in one that only its owner reads.
@MainActor final class WebUploads {
  private var folder: URL
  /// True if the folder ends with the program.
  private var isOwn = false
  /// True until it is known that nobody else has made the temporary folder that the next run finds.
  private var isUnsure = false
  /// The most bytes of a file.
  let limit: Int

  /// Keeps files in a folder of the app's, or where the next run finds them.
  ///
  /// A window that comes back names them. Where no window does, they end with the program.
  init(_ options: WebOptions) {
    limit = options.limits.uploadSize
    if let given = options.uploadFolder {
      folder = given
    } else if let states = options.stateFolder {
      // No state has such a name.
      folder = states.appending(path: ".uploads", directoryHint: .isDirectory)
    } else if options.states != nil {
      folder = Self.temporary("uploads-\(geteuid())")
      isUnsure = true
    } else {
      folder = Self.temporary(RandomID.make())
      isOwn = true
    }
  }

  private static func temporary(_ name: String) -> URL {
    FileManager.default.temporaryDirectory
      .appending(path: "tablescreen-\(name)", directoryHint: .isDirectory)
  }

  /// Takes another folder, which ends with the program, where others may write into the one that everybody can name.
  private func makeSure() {
    guard isUnsure else { return }
    isUnsure = false
    if Self.makeOwn(folder) { return }
    folder = Self.temporary(RandomID.make())
    isOwn = true
  }

  /// Makes a folder; returns false if one is there that is another user's, or that others may write into.
  static func makeOwn(_ folder: URL) -> Bool {
    var path = folder.path(percentEncoded: false)
    // With a slash at its end a link would be followed.
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { return false }
    var found = stat()
    return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
      && found.st_uid == geteuid() && found.st_mode & 0o077 == 0
  }

  /// Returns the place of a file that is about to come, in a folder of its own.
  ///
  /// - Throws: an error where the folder cannot be made.
  func place(_ token: String, of session: String, named name: String) throws -> URL {
    makeSure()
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

  /// Removes all files, where nothing names them after the program.
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
