#if Web
import Foundation

/// The file of a page as it comes, in the server's thread: it is there whole, or not at all.
final class WebUploading {
  let upload: WebUpload
  private let file: Int32
  private let total: Int
  private var count = 0
  private var told = -1
  private var isWhole = false

  /// Makes the file of so many bytes; nil where that cannot be done, or one is there.
  init?(_ upload: WebUpload, _ total: Int) {
    (self.upload, self.total) = (upload, total)
    file = open(upload.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file < 0 { return nil }
  }

  deinit {
    close(file)
    if !isWhole { unlink(upload.path) }
  }

  /// Writes a part; returns whether it had room.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    count += bytes.count
    guard count <= upload.limit else { return false }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    return (try? handle.write(contentsOf: Data(bytes))) != nil
  }

  /// Returns the share that has come, in hundredths, where that is more than was told last.
  func news() -> Double? {
    let hundredths = total > 0 ? min(count * 100 / total, 100) : 0
    guard hundredths > told else { return nil }
    told = hundredths
    return Double(hundredths) / 100
  }

  /// Keeps the file.
  func finish() { isWhole = true }
}
#endif
