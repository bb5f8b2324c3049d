public import Foundation
public import TableScreen

/// The options of an app in the browser.
public struct WebOptions: Sendable {
  /// The address to listen on; one that others can reach needs ``authenticate``, and one that stands for all of this machine's,
  /// such as `0.0.0.0`, needs ``origins`` as well.
  public var listen = "127.0.0.1"
  /// The origins under which browsers reach the app, such as `https://lists.example.org` behind a reverse proxy.
  ///
  /// Empty means the app's own address. A line from a page of another origin is refused. Case, a slash at the end and the usual
  /// port of the scheme make no difference.
  public var origins: [String] = []
  /// A closure that returns the name of the person who sends a request, or nil to refuse it; nil lets in whoever has opened the
  /// printed address, which works once.
  public var authenticate: (@MainActor @Sendable (WebRequest) -> String?)?
  /// A closure that makes the screen of a restoration name, by which an address opens the screens above the first one.
  public var making: @MainActor @Sendable (String) -> Screen? = { _ in nil }
  /// The folder that keeps windows over the end of the program, so that people come back to where they were; nil keeps none.
  public var stateFolder: URL?
  /// The store that keeps windows instead of a folder; servers that share one go on with each other's windows.
  ///
  /// It also has the browsers that were let in by printed addresses, by a digest of their cookies. A store that fails is
  /// reported once, and tried again; people go on working meanwhile.
  public var states: (any TableStateStore)?
  /// The folder into which what people do is written, a file for each window, for `HeadlessHost.play`; nil records nothing.
  ///
  /// The folder is one that is there. Secrets are left out; all else that people type is in the files.
  public var recordingFolder: URL?
  /// The folder into which files go that people pick; nil means one in ``stateFolder``, or else a temporary one.
  ///
  /// The temporary one ends with the program; with ``states`` it is one of the program's user on that machine, in which the next
  /// run finds the files of windows that come back. Where the system removes temporary files at the end of a service, name a
  /// folder. An app moves a file to where it keeps its own. The files of a window are removed when it has ended and nobody can come back to it.
  public var uploadFolder: URL?
  /// The bounds of what people can use.
  public var limits = WebLimits()
  /// True to open the printed address in the person's browser, too, if the program was started from a terminal on a desktop.
  ///
  /// With ``authenticate`` no address is printed, and none is opened. A browser that may not read temporary files, such as one
  /// of Ubuntu's snaps, says so; the printed address works there, too.
  public var opensBrowser = false
  /// True to let people open the inspector, by F12 or Control-Shift-D, in a debug build; a release build never offers it.
  ///
  /// It shows what the screens of the window know and, of the server's other windows, that they are there. Whoever may open a
  /// window may open it: leave it off where others than the developers of the app come in.
  public var offersInspector = false
  /// The time that a notice stays, such as the offer to undo, in whole seconds; zero: until it is dismissed.
  public var noticeTime = Duration.seconds(5)

  /// Creates the options that serve one person on their own machine.
  public init() {}

  /// True if nothing but this machine reaches the address to listen on.
  public var isLoopback: Bool {
    let parts = listen.split(separator: ".", omittingEmptySubsequences: false)
    let isOfIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    return isOfIPv4 ? parts[0] == "127" : listen == "localhost" || listen == "::1"
  }

  /// Returns the address that is printed for the person: browsers are let in under none but the origins, where there are any.
  @MainActor func printedAddress(port: Int) -> String {
    origins.first.map(WebGate.normal) ?? WebGate.origin(listen, port)
  }

  /// True if the address stands for all of this machine's, so that no browser names it.
  var isWildcard: Bool { listen == "0.0.0.0" || listen == "::" || listen.isEmpty }
}

/// The bounds of what people can use of a server.
public struct WebLimits: Hashable, Sendable {
  /// The most windows of all people.
  public var sessions = 1_000
  /// The most windows of one person, in all browsers, or of one browser that the printed address let in; a new one ends the one
  /// left longest ago, once that has been left for some seconds.
  public var sessionsOfOne = 16
  /// The time for which a window waits for its page to come back.
  public var absence = Duration.seconds(15 * 60)
  /// The time for which a window waits for a page that was never heard of.
  public var firstLine = Duration.seconds(60)
  /// The time after which a window ends in which nobody did anything.
  public var idle = Duration.seconds(12 * 3_600)
  /// The most bytes of a message from a page.
  public var messageSize = 1 << 18
  /// The most messages of one page in a second, on average over two.
  public var messagesPerSecond = 100
  /// The most bytes of a file that a person picks.
  public var uploadSize = 16_000_000
  /// The most files that come from all people at the same time.
  public var uploads = 16
  /// The time within which a page has to read what it was sent.
  public var reading = Duration.seconds(20)

  /// Creates the usual bounds.
  public init() {}
}
