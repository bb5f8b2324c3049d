#if os(macOS) || os(Linux)
import DemoScreens
import Dispatch
import Foundation
import TableScreen
import TableScreenData

/// Runs what takes time on the main thread, and ends the program with its status.
@MainActor func finish(_ body: @escaping @MainActor () async throws -> Int32) -> Never {
  Task {
    do { exit(try await body()) } catch let error as OutputError {
      exit(complain("demo: \(error.localizedDescription)"))
    } catch {
      _ = complain("demo: \(words(for: error))")
      exit(1)
    }
  }
  dispatchMain()
}

StandardStream.prepare()
do {
  switch try Command(CommandLine.arguments.dropFirst()) {
  case .help: try put(text: Usage.text)
  case .render(let render): finish { try await render.run() }
  case .lint(let lint): exit(try lint.run())
  case .schema: try put(raw: TableData.schema(for: DataScreen.dataNames))
  case .new(let app): try put(text: try app.write())
  case .keys: try put(raw: TableData.keysPage(for: DataScreen.dataNames))
  case .diagnostics: try put(raw: DiagnosticsPage.all.text)
  case .show(let file): exit(Launch.show(file))
  case .events(let file): exit(try RecordedTest(file).write())
  case .open(let opening):
    if opening.recording != nil, !Launch.hasTerminal {
      exit(complain("demo: --record needs a terminal; without one nobody does anything"))
    }
    if let status = Launch.run(opening) { exit(status) }
    var setup = DemoSetup.live
    setup.database = opening.database
    finish { [setup] in
      try await Render.firstFrame(of: opening.screen, setup, restores: opening.restores)
    }
  }
} catch let error as UsageError {
  _ = complain("demo: \(error.what)")
  StandardStream.error.say(text: Usage.short)
  exit(UsageError.status)
} catch {
  exit(complain("demo: \(error.localizedDescription)"))
}
#endif
