import DemoScreens
import Dispatch
import Foundation

/// Runs what takes time on the main thread, and ends the program with its status.
@MainActor func finish(_ body: @escaping @MainActor () async throws -> Int32) -> Never {
  Task {
    do { exit(try await body()) } catch {
      _ = complain("demo: \(error)")
      exit(1)
    }
  }
  dispatchMain()
}

do {
  switch try Command(CommandLine.arguments.dropFirst()) {
  case .help: print(Usage.text)
  case .render(let render): finish { try await render.run() }
  case .open(let name):
    guard Launch.hasTerminal, let screen = Demo.screen(named: name, .live) else {
      finish { try await Render.firstFrame(of: name) }
    }
    exit(Launch.run(screen))
  }
} catch {
  exit(complain("demo: \(error.what)\n\(Usage.short)"))
}
