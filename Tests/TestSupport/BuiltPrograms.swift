package import Foundation

/// The programs of the package, which stand beside the tests' own.
package enum BuiltPrograms {
  /// Where they may stand: beside the tests' program, or beside the bundle that it is in.
  package static let folders: [URL] = {
    #if canImport(Darwin)
    // The program that runs is the system's or the toolchain's: it has loaded a bundle, in which all of this is.
    let bundle = Bundle(for: Mark.self).bundleURL
    #else
    let bundle = Bundle.main.bundleURL
    #endif
    return [bundle, bundle.deletingLastPathComponent()]
  }()

  private final class Mark {}

  /// The file of a program; where there is none, the place at which it was looked for first.
  package static func url(_ name: String) -> URL {
    let files = folders.map { $0.appending(path: name) }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path()) } ?? files[0]
  }

  /// The locale of programs and terminals under test, whose characters are those of Unicode.
  package static let locale: String = {
    #if canImport(Darwin)
    "en_US.UTF-8"
    #else
    "C.UTF-8"
    #endif
  }()
}
