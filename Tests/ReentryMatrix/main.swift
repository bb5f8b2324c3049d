#if os(macOS) || os(Linux)
// A program that tests start, since what it tries may end it.
//
// `reentry-matrix list` names all hooks and operations. `reentry-matrix HOOK FROM` does one operation after the other
// within a hook, from that number on: it names each before it does it, and says then how it went.
import Foundation
import TableScreen

/// Writes a line at once, since the next thing that is done may be the last.
func say(_ fields: String...) {
  FileHandle.standardOutput.write(Data((fields.joined(separator: "\t") + "\n").utf8))
}

switch CommandLine.arguments.dropFirst().first {
case "list":
  for hook in Hooks.all { say("hook", hook.name) }
  for operation in Operations.all { say("operation", operation.name) }
case let name?:
  guard let hook = Hooks.all.first(where: { $0.name == name }),
    let start = CommandLine.arguments.last.flatMap({ Int($0) })
  else { exit(2) }
  let step = CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[2]) ?? 1 : 1
  for number in stride(from: start, to: Operations.all.count, by: step) {
    let operation = Operations.all[number]
    if Exclusions.leavesOut(operation, in: hook) { continue }
    say("begin", "\(number)", operation.name)
    let restless = Restlessness()
    await TableDiagnostics.withReporter({ restless.note($0) }) {
      let judge = Judge(hook: hook, operation: operation, restless: restless)
      let (fault, hasRun) = await judge.run()
      say(fault == nil ? "good" : "bad", hasRun ? "ran" : "idle", fault ?? "")
    }
  }
  say("end")
default: exit(2)
}
#endif
