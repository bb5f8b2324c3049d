import DemoScreens
import Dispatch
import Foundation
import TableScreen

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
  case .lint(let lint): exit(lint.run())
  case .schema: print(TableData.schema(for: DataScreen.dataNames), terminator: "")
  case .keys: print(TableData.keysPage(for: DataScreen.dataNames), terminator: "")
  case .diagnostics: print(DiagnosticsPage.all.text, terminator: "")
  case .show(let file): exit(Launch.show(file))
  case .open(let name, let restores):
    guard Launch.hasTerminal, let screens = Demo.screens(named: name, .live) else {
      finish { try await Render.firstFrame(of: name) }
    }
    exit(Launch.run(screens, restores: restores))
  }
} catch {
  exit(complain("demo: \(error.what)\n\(Usage.short)"))
}
