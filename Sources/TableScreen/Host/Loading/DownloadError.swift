/// Why something was not loaded, whatever it was to be.
package enum DownloadError: Error, Hashable {
  /// It is larger than so many bytes.
  case tooLarge(limit: Int)
  /// It had not come after that time.
  case timedOut(Duration)
  /// The server answered with that status.
  case status(Int)
}
