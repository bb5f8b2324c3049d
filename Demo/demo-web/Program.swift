#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenWeb

/// The demos, in browsers.
@main struct Program {
  private static let usage = """
    usage: demo-web [SCREEN] [--port 8080]
    The screens: \(Demo.names.joined(separator: ", "))
    """

  static func main() async {
    StandardStream.prepare()
    var (name, port, rest) = ("gallery", 8080, CommandLine.arguments.dropFirst())
    while let argument = rest.popFirst() {
      switch argument {
      case "--port":
        guard let given = rest.popFirst().flatMap({ Int($0) }), 0...65_535 ~= given else {
          return fail(usage, 2)
        }
        port = given
      case "--help", "-h":
        StandardStream.output.say(text: usage)
        return
      case _ where Demo.names.contains(argument): name = argument
      default: return fail(usage, 2)
      }
    }
    await run(name, port)
  }

  private static func fail(_ text: String, _ status: Int32) {
    StandardStream.error.say(text: text)
    exit(status)
  }

  #if Web
  private static func run(_ name: String, _ port: Int) async {
    var options = WebOptions()
    options.stateFolder = DemoSetup.stateFile.deletingLastPathComponent().appending(path: "web")
    options.making = { DemoMaker(.live).screen(named: $0) }
    do {
      try await WebApp.run(port: port, options: options) { _ in
        Demo.screens(named: name, .live) ?? []
      }
    } catch {
      fail("demo-web: \((error as? any LocalizedError)?.errorDescription ?? "\(error)")", 1)
    }
  }
  #else
  private static func run(_ name: String, _ port: Int) async {
    let how = "swift run --traits Web,default --scratch-path .build-web demo-web"
    fail("demo-web: built without the web host's server; it is in with: \(how)", 1)
  }
  #endif
}
#else
/// Does nothing: this system has no command line.
@main struct Program {
  static func main() {}
}
#endif
