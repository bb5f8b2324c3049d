#if os(macOS) || os(Linux)
import Foundation
import TestSupport

/// Takes the right to write files and folders away, also from the superuser, and gives it back in the end.
final class Protection {
  private let paths: [String]

  init(_ urls: [URL]) {
    paths = urls.map { $0.path(percentEncoded: false) }
    for path in paths {
      chmod(path, path.hasSuffix("/") ? 0o555 : 0o444)
      if geteuid() == 0 { Self.change("+i", path) }
    }
  }

  deinit {
    for path in paths {
      if geteuid() == 0 { Self.change("-i", path) }
      chmod(path, path.hasSuffix("/") ? 0o755 : 0o644)
    }
  }

  /// Whether this system can do so.
  static let works: Bool = {
    guard let folder = try? TemporaryFolder(), let path = try? folder.write("", to: "file") else {
      return false
    }
    let protection = Protection([URL(filePath: path)])
    return withExtendedLifetime(protection) { access(path, W_OK) != 0 }
  }()

  private static func change(_ attribute: String, _ path: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["chattr", attribute, path]
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
  }
}
#endif
