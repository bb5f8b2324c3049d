#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen

/// What the arguments ask for.
enum Arguments: Equatable {
  case help
  case serve(Service)

  /// A screen to serve, and to whom.
  struct Service: Equatable {
    var screen = "gallery"
    var address = "127.0.0.1"
    var port = 8080
    /// True once a port is given.
    private var hasPort = false
    /// The addresses under which browsers know the server, where they are others than its own.
    var origins: [String] = []
    /// The address of the reverse proxy whose word counts for who somebody is.
    var proxy: String?
    /// The database of the to-dos and of the windows, a file or the address of a server; nil keeps them in the person's folder.
    var database: String?
    /// The folder into which what people do is written, a file for each window.
    var recordings: String?
    /// True to open the address in the person's browser, where there is a desktop.
    var opensBrowser = true
    /// True to let whoever opens a window open the inspector, in a debug build.
    var offersInspector = false

    /// Takes a port, which may be named by `--port` and behind the address.
    ///
    /// - Parameter port: the port.
    /// - Throws: where another one was given before.
    fileprivate mutating func take(_ port: Int) throws(UsageError) {
      guard !hasPort || self.port == port else {
        throw UsageError("--listen and --port name two ports, \(self.port) and \(port)")
      }
      (self.port, hasPort) = (port, true)
    }
  }

  static let usage = """
    usage: demo-web [SCREEN] [--port 8080] [--listen ADDRESS[:PORT]]
             [--proxy ADDRESS] [--origin https://NAME[:PORT]]…
             [--database FILE|ADDRESS] [--record FOLDER] [--no-browser] [--inspector]
           demo-web --help
    It listens on 127.0.0.1 unless told otherwise. An address that others can reach needs
    --proxy, the reverse proxy whose X-Forwarded-User says who somebody is, and --origin, what
    stands in the address bar of their browsers. Others see no files of this machine: with --proxy
    the screen files is left out. The to-dos and people's windows may be in a file, or at an
    address as postgres://user@host/database: servers with one database go on with each other's
    windows. --record writes what is done into a folder, a file for each window, which begins
    with to-dos of its own, and so it does not go with --database; secrets are left out. It shows
    no tables of files, as demo and demo-gtk do with “open”. On a desktop the address is opened in the
    browser, unless --no-browser says otherwise. --inspector lets F12 and Control-Shift-D open
    the inspector, in a debug build.
    The screens: \(Demo.names.joined(separator: ", "))
    """

  private static let options = [
    "--port", "--listen", "--proxy", "--origin", "--database", "--record", "--no-browser",
    "--inspector", "--help",
  ]

  /// Reads the arguments, without the name of the program.
  ///
  /// - Throws: what is wrong with them.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var (service, names, seen) = (Service(), [String](), Set<String>())
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
      return
    }
    while let argument = rest.popFirst() {
      // Browsers may know a server under several names.
      if argument != "--origin", Self.options.contains(argument) {
        try UsageError.once(argument, &seen)
      }
      switch argument {
      case "--port":
        guard let text = rest.popFirst() else {
          throw UsageError("--port needs a number from 0 to 65535, as 8080")
        }
        guard let port = Self.port(text) else {
          throw UsageError("“\(text)” is no port; write a number from 0 to 65535, as 8080")
        }
        try service.take(port)
      case "--listen":
        guard let text = rest.popFirst() else {
          throw UsageError("--listen needs an address, as 127.0.0.1, or with a port 0.0.0.0:8080")
        }
        guard try service.listen(on: text) else {
          throw UsageError(
            "“\(text)” is no address to listen on; write one as 127.0.0.1, or with a port, as 0.0.0.0:8080"
          )
        }
      case "--proxy":
        let address = try UsageError.value(of: argument, &rest, "the address of a reverse proxy")
        guard Self.isAddress(address) else {
          throw UsageError(
            "“\(address)” is no address of a reverse proxy; write its numbers, as 10.0.0.2")
        }
        service.proxy = address
      case "--database":
        service.database = try UsageError.value(
          of: argument, &rest,
          "the path of a file, or an address as postgres://user@host/database")
      case "--record":
        service.recordings = try UsageError.value(of: argument, &rest, "the name of a folder")
      case "--no-browser": service.opensBrowser = false
      case "--inspector": service.offersInspector = true
      case "--origin":
        guard let origin = rest.popFirst() else {
          throw UsageError(
            "--origin needs what browsers show before the path, as https://lists.example.org")
        }
        guard Self.isOrigin(origin.lowercased()) else {
          throw UsageError(
            "“\(origin)” is no origin; write what browsers show before the path, as https://lists.example.org"
          )
        }
        service.origins.append(origin.lowercased())
      case "-" where names == ["open"]: names.append(argument)
      case _ where argument.hasPrefix("-"):
        throw UsageError.unknown(argument, nearest: nearest(argument, among: Self.options))
      default: names.append(argument)
      }
    }
    if names.first == "open" {
      throw UsageError(
        "files of tables are opened by “demo open” and “demo-gtk open”, and not by demo-web")
    }
    if names.count > 1 { throw UsageError.tooMany(names[1]) }
    if let name = names.first {
      service.screen = try UsageError.screen(name) { nearest($0, among: $1) }
    }
    try UsageError.exclude(database: service.database, recording: service.recordings)
    if service.origins.isEmpty, ["0.0.0.0", "::"].contains(service.address), service.proxy != nil {
      throw UsageError(
        "\(service.address) is all addresses of this machine, and no browser names it; write what "
          + "stands in the address bar: --origin https://NAME")
    }
    self = .serve(service)
  }

  /// Returns whether a text is an address of IPv4 or IPv6, in numbers.
  fileprivate static func isAddress(_ text: String) -> Bool {
    var place = in6_addr()
    return inet_pton(AF_INET, text, &place) == 1 || inet_pton(AF_INET6, text, &place) == 1
  }

  fileprivate static func port(_ text: some StringProtocol) -> Int? {
    guard text.allSatisfy(\.isWholeNumber), let port = Int(text) else { return nil }
    return 0...65_535 ~= port ? port : nil
  }

  /// Returns whether a text is an origin as browsers send it: a scheme, a name, and no path, but for a slash.
  private static func isOrigin(_ text: String) -> Bool {
    guard let parts = URLComponents(string: text), ["https", "http"].contains(parts.scheme),
      let name = parts.host, !name.isEmpty
    else { return false }
    let port = parts.port.map { ":\($0)" } ?? ""
    guard !text.contains("%"), text.hasSuffix("/") ? parts.path == "/" : parts.path.isEmpty,
      (parts.port.map { 1...65_535 ~= $0 } ?? true)
    else { return false }
    // Nothing else stands there, such as a person or a question; a name beyond ASCII may be written as browsers send it.
    return [name, parts.encodedHost].contains {
      text == "\(parts.scheme ?? "")://\($0 ?? "")\(port)\(parts.path)"
    }
      && name.allSatisfy { $0.isLetter || $0.isNumber || ".-:[]".contains($0) }
  }
}

extension Arguments.Service {
  /// Reads an address, with a port behind a colon or without; one of IPv6 with a port stands in brackets.
  ///
  /// - Parameter place: the address.
  /// - Returns: whether it is one.
  /// - Throws: where its port is another one than was given before.
  fileprivate mutating func listen(on place: String) throws(UsageError) -> Bool {
    var (address, rest) = (place[...], Substring())
    if place.hasPrefix("["), let end = place.firstIndex(of: "]") {
      address = place[place.index(after: place.startIndex)..<end]
      rest = place[place.index(after: end)...]
    } else if let colon = place.firstIndex(of: ":"), colon == place.lastIndex(of: ":") {
      (address, rest) = (place[..<colon], place[colon...])
    }
    guard Arguments.isAddress(String(address)) || Self.isName(address) else { return false }
    self.address = String(address)
    guard !rest.isEmpty else { return true }
    guard rest.hasPrefix(":"), rest.count > 1, let port = Arguments.port(rest.dropFirst()) else {
      return false
    }
    try take(port)
    return true
  }

  /// Returns whether a text may be the name of a computer; numbers alone are an address that lacks some.
  private static func isName(_ text: Substring) -> Bool {
    text.contains(where: \.isLetter)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
      && !text.hasPrefix("-")
  }
}
#endif
