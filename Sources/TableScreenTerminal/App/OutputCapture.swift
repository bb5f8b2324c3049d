#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// Captures the program's output while a screen is shown, and prints it afterwards.
///
/// Otherwise reports of mistakes, and an app's own `print`, would overwrite the rows.
@MainActor final class OutputCapture {
  /// The temporary file of the captured output, deleted by the system when the program ends.
  private let stream = tmpfile()
  private let file: Int32
  private var saved: [(stream: Int32, copy: Int32)] = []
  private var printed: off_t = 0
  /// The number of bytes that are printed at most; of longer output, only the end is printed.
  private static let limit: off_t = 1 << 16

  init() {
    file = stream.map { fileno($0) } ?? -1
    resume()
  }

  /// Redirects standard output and error to the file, each only if it goes to a terminal.
  func resume() {
    guard file >= 0, saved.isEmpty else { return }
    fflush(nil)
    for stream in [STDOUT_FILENO, STDERR_FILENO] where isatty(stream) == 1 {
      let copy = dup(stream)
      guard copy >= 0 else { continue }
      dup2(file, stream)
      saved.append((stream, copy))
    }
    Rescue.setCapture(
      file: file, printed: printed, output: copy(of: STDOUT_FILENO),
      error: copy(of: STDERR_FILENO))
  }

  private func copy(of stream: Int32) -> Int32 {
    saved.first { $0.stream == stream }?.copy ?? -1
  }

  /// Restores standard output and error, and prints the output captured since ``resume()``.
  func pause() {
    fflush(nil)
    Rescue.setCapture(file: -1, printed: 0, output: -1, error: -1)
    let streams = saved.compactMap { StandardStream(rawValue: $0.stream) }
    for (stream, copy) in saved {
      dup2(copy, stream)
      Foundation.close(copy)
    }
    saved = []
    // Of both together nobody knows which has printed what.
    if let stream = streams.last { printCaptured(to: stream) }
  }

  /// Ends the capture.
  func close() {
    pause()
    if let stream { fclose(stream) }
  }

  private func printCaptured(to stream: StandardStream) {
    let end = lseek(file, 0, SEEK_END)
    guard end > printed else { return }
    let start = max(printed, end - Self.limit)
    var bytes = [UInt8](repeating: 0, count: Int(end - start))
    let count = pread(file, &bytes, bytes.count, start)
    printed = end
    guard count > 0 else { return }
    // The app's output may quote untrusted texts, so control characters are not printed as they are.
    stream.say(text: String(decoding: bytes[..<count], as: UTF8.self))
  }
}
#endif
