#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenData

extension TableFile {
  /// Tries whether the file can be shown; standard input can be read but once, and is left alone.
  ///
  /// - Throws: why it cannot be read, as what is no file, or too large.
  func check() throws {
    if path == "-" { return }
    let (file, limit) = (try RegularFile.open(path), TableDataLimits().bytes)
    if try file.seekToEnd() > limit { throw TableDownloadError.tooLarge(limit: limit) }
  }
}
#endif
