import Foundation

/// A file or folder with the system's information about it.
struct FileEntry: Identifiable, Equatable, Sendable {
  /// The kinds of file.
  enum Kind: String, Sendable {
    case folder = "Folder"
    case file = "File"
    case device = "Device"
    case pipe = "Pipe"
    case socket = "Socket"
    case unknown = "Unknown"
  }

  let path: FilePath
  /// The name, in a form that is safe to show.
  let name: String
  /// What it is; for a link, what it leads to.
  var kind = Kind.unknown
  /// The size in bytes.
  var size: Int64 = 0
  var modified = Date.distantPast
  var changed = Date.distantPast
  /// The bits that say who may read, write and enter.
  var permissions: UInt32 = 0
  /// The target of the link, or nil if the file is no link.
  var target: String?
  /// What keeps it from being looked at, or nil.
  var problem: String?

  var id: FilePath { path }

  /// Asks the system about a file.
  init(_ path: FilePath) {
    self.path = path
    name = path.name
    var status = stat()
    let file = path.bytes.map(CChar.init(bitPattern:)) + [0]
    guard lstat(file, &status) == 0 else {
      problem = SystemError().reason
      return
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      target = Self.target(of: file)
      guard stat(file, &status) == 0 else {
        problem = errno == ENOENT ? "Broken link" : SystemError().reason
        return
      }
    }
    take(status)
  }

  /// Permissions in the usual letters, as “rwxr-xr-x”.
  var permissionLetters: String {
    let letters = Array("rwxrwxrwx")
    return String(letters.indices.map { permissions & (0o400 >> $0) == 0 ? "-" : letters[$0] })
  }

  private mutating func take(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFBLK, S_IFCHR: .device
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .unknown
      }
    size = Int64(status.st_size)
    permissions = UInt32(status.st_mode) & 0o7777
    #if canImport(Darwin)
    modified = Date(status.st_mtimespec)
    changed = Date(status.st_ctimespec)
    #else
    modified = Date(status.st_mtim)
    changed = Date(status.st_ctim)
    #endif
  }

  private static func target(of link: [CChar]) -> String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(link, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)).harmlessText
  }
}

extension Date {
  fileprivate init(_ time: timespec) {
    self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
