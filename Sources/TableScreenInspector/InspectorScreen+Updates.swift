import Foundation
import TableCore
import TableScreen

extension InspectorScreen {
  /// The recorded updates, the newest first.
  func updatesSection(_ screen: Screen) -> Section {
    let log = screen.updateLog
    let footer =
      screen.isInspector
      ? "An inspector's own updates are not recorded."
      : log?.updates.isEmpty == false
        ? nil : "None since the inspector opened; nothing is recorded while it is closed."
    let cells = (log?.updates ?? []).reversed().map { cell(of: $0) }
    let older = Array(cells.dropFirst(Self.newestCount))
    return Section("Updates", id: "updates", footer: footer) {
      for cell in cells.prefix(Self.newestCount) { cell }
      if !older.isEmpty {
        [.id: "older", .title: "\(older.count) before those", .children: .cells(older)]
      }
    }
    .whenEmpty(.keep)
  }

  /// The number of updates that show at once.
  private static let newestCount = 5

  private func cell(of update: UpdateRecord) -> Cell {
    [
      .id: .key(update.number), .title: "\(update.number): \(update.changes)", .lines: 0,
      .subtitle: words(for: update), .children: .cells(details(of: update)),
    ]
  }

  private func details(of update: UpdateRecord) -> [Cell] {
    let facts: [Cell?] = [
      .explained("Caused by", causes(of: update)),
      update.changes.first.isEmpty ? nil : .explained("Changes", changes(of: update)),
      .fact("Rows on screen", update.rows.formatted()),
    ]
    let phases = update.phases.map { Cell.fact($0.phase.words, Self.words(for: $0.time)) }
    return (facts + phases).compactMap { $0 }
  }

  func causes(of update: UpdateRecord) -> String {
    update.causes.isEmpty
      ? "the app, outside of any event" : update.causes.map(\.description).joined(separator: " › ")
  }

  func changes(of update: UpdateRecord) -> String {
    let more = update.changes.more
    return (update.changes.first + (more > 0 ? ["and \(more.formatted()) more"] : []))
      .joined(separator: "\n")
  }

  func words(for update: UpdateRecord) -> String {
    let time = update.date.formatted(
      Date.ISO8601FormatStyle(includingFractionalSeconds: true).time(
        includingFractionalSeconds: true))
    return "\(time) · \(Self.words(for: update.time)) · \(causes(of: update))"
  }

  static func words(for time: Duration) -> String {
    let milliseconds = time / .milliseconds(1)
    return milliseconds < 100
      ? String(format: "%.2f ms", milliseconds) : "\(Int(milliseconds.rounded())) ms"
  }
}
