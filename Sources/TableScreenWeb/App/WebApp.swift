#if Web
import Foundation
public import TableScreen

/// The entry point that shows screens in browsers.
///
/// This is all that an app needs:
///
/// ```swift
/// @main struct App {
///   static func main() async throws {
///     try await WebApp.run(port: 8080) { visit in ToDoScreen() }
///   }
/// }
/// ```
public enum WebApp {
  /// Shows a screen to each window that a person opens, until the program is told to end.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; zero lets the system pick one.
  ///   - options: who may come in, from where, and how much of everything.
  ///   - screen: makes the first screen of a window.
  /// - Throws: an error where the port or the address cannot be used.
  @MainActor public static func run(
    port: Int = 8080, options: WebOptions = WebOptions(),
    screen: @escaping @MainActor (WebVisit) throws -> Screen
  ) async throws {
    try await run(port: port, options: options, tabs: { try [screen($0)] })
  }

  /// Shows screens as tabs to each window that a person opens; otherwise the same as `run(port:options:screen:)`.
  @MainActor public static func run(
    port: Int = 8080, options: WebOptions = WebOptions(),
    tabs screens: @escaping @MainActor (WebVisit) throws -> [Screen]
  ) async throws {
    StandardStream.prepare()
    guard options.isLoopback || options.authenticate != nil else {
      throw WebError.openToAll(options.listen)
    }
    guard !options.isWildcard || !options.origins.isEmpty else {
      throw WebError.nameless(options.listen)
    }
    // Whoever reads the address may ask for the end at once.
    let ending = await WebEnding()
    defer { ending.end() }
    let server = try WebServer(options, port: port, screens: screens)
    let address = options.printedAddress(port: server.port)
    var desktop: WebDesktop?
    defer { desktop?.close() }
    if options.authenticate == nil {
      let say = { [weak server] in
        guard let server else { return }
        _ = StandardStream.output.say("\(address)/?token=\(server.gate.token)")
      }
      say()
      if options.opensBrowser,
        WebDesktop.isThere(ProcessInfo.processInfo.environment, isTerminal: isatty(1) == 1)
      {
        desktop = try? WebDesktop(opening: "\(address)/?token=\(server.gate.token)")
      }
      server.gate.tokenWasUsed = { [desktop] in
        desktop?.close()
        say()
      }
    } else {
      StandardStream.output.say("listening on \(WebGate.origin(options.listen, server.port))")
    }
    while !ending.isAskedFor {
      await ending.wait(for: .seconds(5))
      server.sweep(options.limits)
    }
    await server.stop()
  }
}
#endif
