import Foundation

/// The entries of a folder.
struct FolderListing: Equatable, Sendable {
  var folders: [FileEntry] = []
  var files: [FileEntry] = []
  /// The reason that the folder cannot be read, or nil.
  var problem: String?

  /// Reads a folder; on a slow disk only the caller waits.
  @concurrent static func read(_ path: FilePath) async -> FolderListing {
    guard let folder = opendir(path.bytes.map(CChar.init(bitPattern:)) + [0]) else {
      return FolderListing(problem: SystemError().reason)
    }
    defer { closedir(folder) }
    var listing = FolderListing()
    while let next = readdir(folder) {
      let name = bytes(of: next)
      if name == Array(".".utf8) || name == Array("..".utf8) { continue }
      let entry = FileEntry(path.appending(name))
      if entry.kind == .folder {
        listing.folders.append(entry)
      } else {
        listing.files.append(entry)
      }
    }
    listing.folders.sort { $0.comesBefore($1) }
    listing.files.sort { $0.comesBefore($1) }
    return listing
  }

  /// The name as bytes: the system's entry ends with it, so it is read where it lies.
  private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    return Array(
      UnsafeBufferPointer(
        start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
  }
}

extension FileEntry {
  /// Whether a person looks for this file before the other: “a 9” before “a 10”.
  fileprivate func comesBefore(_ other: FileEntry) -> Bool {
    name.localizedStandardCompare(other.name) == .orderedAscending
  }
}
