#if Web
import Foundation

/// The file of a page as it comes, in the server's thread: it is there whole, or not at all.
final class WebUploading {
  let upload: WebUpload
  private let file: Int32
  private var count = 0
  private var isWhole = false

  /// Makes the file; nil where that cannot be done, or one is there.
  init?(_ upload: WebUpload) {
    self.upload = upload
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

  /// Keeps the file.
  func finish() { isWhole = true }
}
#endif
