/// A reason to end a line, with the code that the page is told.
enum WebFault: Int, Error, Hashable, Sendable {
  /// The server is going.
  case leaving = 1001
  /// A message was not one that a page sends.
  case malformed = 4400
  /// No right to this.
  case forbidden = 4401
  /// The session is gone, and none could be made.
  case gone = 4404
  /// Nobody did anything for too long.
  case idle = 4408
  /// The session has another line.
  case elsewhere = 4409
  /// A message was too long.
  case tooLong = 4413
  /// Too many messages, or too many sessions.
  case tooMany = 4429

  /// The name in the log.
  var name: String { "\(self)" }
}
