#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenWeb

/// The demos, in browsers.
@main struct Program {
  static func main() async {
    StandardStream.prepare()
    do throws(UsageError) {
      switch try Arguments(CommandLine.arguments.dropFirst()) {
      case .help: StandardStream.output.say(text: Arguments.usage)
      case .serve(let service): await run(service)
      }
    } catch {
      StandardStream.error.say("demo-web: \(error.what)")
      fail(Arguments.usage, UsageError.status)
    }
  }

  private static func fail(_ text: String, _ status: Int32) {
    StandardStream.error.say(text: text)
    exit(status)
  }

  #if Web
  private static func run(_ service: Arguments.Service) async {
    var options = WebOptions()
    (options.listen, options.origins) = (service.address, service.origins)
    options.stateFolder = DemoSetup.stateFile.deletingLastPathComponent().appending(path: "web")
    if let mistake = service.database.flatMap(DemoSetup.mistake(in:)) {
      return fail("demo-web: \(mistake)", UsageError.status)
    }
    options.opensBrowser = service.opensBrowser
    options.offersInspector = service.offersInspector
    options.recordingFolder = service.recordings.map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    if let mistake = options.recordingFolder.flatMap(DemoSetup.mistake(recordingIn:)) {
      return fail("demo-web: \(mistake)", UsageError.status)
    }
    var setup = DemoSetup.live
    setup.database = service.database
    options.states = setup.states
    setup.showsFiles = options.isLoopback && service.proxy == nil
    let demos = setup
    let windows = await WindowDemos(demos, areRecorded: service.recordings != nil)
    options.making = { windows.screen(named: $0) }
    if let proxy = service.proxy {
      options.authenticate = { $0.peer == proxy ? $0.headers["x-forwarded-user"] : nil }
    }
    guard options.isLoopback || service.proxy != nil else {
      return fail(
        "demo-web: \(service.address) is reached by others, and nobody would ask who they are; "
          + "name the reverse proxy that does: --proxy ADDRESS", UsageError.status)
    }
    guard
      service.screen == "gallery" || Demo.all(demos).contains(where: { $0.name == service.screen })
    else {
      return fail(
        "demo-web: \(service.screen) would show the files of this machine to others; serve another screen",
        UsageError.status)
    }
    await MainActor.run {
      DemoLanguage.setHostWords = { WebWords.current = $0 ? .german : WebWords() }
    }
    do {
      try await WebApp.run(port: service.port, options: options) { visit in
        if visit.locale.language.languageCode == .german {
          DemoLanguage.speak(german: true)
          TableWords.current.locale = visit.locale
        }
        return windows.screens(named: service.screen)
      }
    } catch {
      fail("demo-web: \((error as? any LocalizedError)?.errorDescription ?? "\(error)")", 1)
    }
  }
  #else
  private static func run(_ service: Arguments.Service) async {
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
