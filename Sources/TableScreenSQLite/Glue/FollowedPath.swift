import Foundation

/// The way to a file: the folders that lead to it, through symbolic links, as they are now.
struct FollowedPath: Equatable {
  /// A folder on the way.
  struct Folder: Equatable {
    let path: String
    /// Tells the folder from another one that takes its place.
    fileprivate let identity: [UInt64]
    /// The symbolic links in it that lead on.
    fileprivate(set) var links: Set<String> = []
  }

  /// The folders from the outermost to the one that holds the file, as far as they are there.
  private(set) var folders: [Folder] = []
  /// The name of the file in the last of the folders; nil if a folder is missing.
  private(set) var name: String?
  /// The name of the folder that is missing in the last of the folders; nil if all are there.
  private(set) var missing: String?
  /// True if the file is there.
  private(set) var isComplete = false

  /// Links that lead to each other would lead on for ever.
  private static let mostLinks = 40

  /// Follows a path from the root.
  init(_ path: String) {
    var left: [Substring] = path.split(separator: "/").reversed()
    var links = 0
    enter("/")
    while let name = left.popLast(), let folder = folders.last {
      switch name {
      case ".": continue
      case "..": enter(folder.path.split(separator: "/").dropLast().joined(separator: "/"))
      default:
        let place = folder.path + (folder.path == "/" ? "" : "/") + name
        var info = stat()
        let isThere = lstat(place, &info) == 0
        if isThere, info.st_mode & S_IFMT == S_IFLNK {
          links += 1
          guard links <= Self.mostLinks,
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
          else { return }
          folders[folders.count - 1].links.insert(String(name))
          left += target.split(separator: "/").reversed()
          if target.hasPrefix("/") { enter("/") }
        } else if left.isEmpty {
          (self.name, isComplete) = (String(name), isThere)
        } else if isThere {
          enter(place)
        } else {
          missing = String(name)
          return
        }
      }
    }
  }

  /// Returns whether the same folders lead to the same name, whether or not the file is there.
  func leadsOn(as other: FollowedPath) -> Bool {
    folders == other.folders && name == other.name && missing == other.missing
  }

  /// Goes on in a folder; one that was passed already comes last again.
  private mutating func enter(_ path: String) {
    let path = path.hasPrefix("/") ? path : "/" + path
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    let passed = folders.first { $0.path == path }
    folders.removeAll { $0.path == path }
    let identity = [UInt64(truncatingIfNeeded: info.st_dev), UInt64(info.st_ino)]
    folders.append(passed ?? Folder(path: path, identity: identity))
  }
}
