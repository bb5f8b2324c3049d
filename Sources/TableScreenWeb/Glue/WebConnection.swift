#if Web
import CWeb

/// A request or a line as the server's thread knows it; nothing else touches it.
final class WebConnection {
  let number: UInt64
  /// The browser that may use the line, with its person; nil for a request.
  var visitor: WebGate.Visitor?
  /// The body that is being written, and how much of it was.
  var body: (bytes: [UInt8], written: Int)?
  /// The browser's header about compressed answers.
  var accepted: String?
  /// The answer that waits to be written.
  var response: WebResponse?
  /// The frame that waits to be written.
  var frame: String?
  /// The fault for which the line ends as soon as it can be written to.
  var fault: WebFault?
  /// The file that comes, for a request that brings one.
  var uploading: WebUploading?
  /// The message of which parts have come.
  var message: [UInt8] = []
  /// The seconds of the messages that came in the last two seconds, for counting them.
  var counted: (second: Int, messages: Int) = (0, 0)

  init(_ number: UInt64) { self.number = number }
}

/// An order of the main actor to the server's thread.
enum WebOrder: Sendable {
  case respond(UInt64, WebResponse)
  case send(UInt64, String)
  case close(UInt64, WebFault)
  case stop
}

/// A report of the server's thread to the main actor.
enum WebReport: Sendable {
  case request(UInt64, WebRequest)
  case opened(UInt64, WebGate.Visitor)
  case message(UInt64, PageMessage)
  case written(UInt64)
  /// A share of a file has come, from 0 to 1; nil where it does not come any more.
  case coming(WebUpload, Double?)
  case uploaded(UInt64, WebUpload)
  case closed(UInt64)
}
#endif
