/// A connection to a page: it takes one frame at a time, so that a page that does not read is not queued for.
@MainActor protocol WebLine: AnyObject {
  /// True if the last frame has left, so that the next one can be sent.
  var isFree: Bool { get }

  /// Sends a frame.
  func send(_ text: String)

  /// Ends the line, with the reason.
  func close(_ fault: WebFault)
}
