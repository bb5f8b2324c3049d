public import TableScreen

/// Makes the screens that a saved state names; the tabs of one demo share what they show, as when they were opened.
@MainActor public final class DemoMaker {
  private let setup: DemoSetup
  /// Those that were made with another one, and were not asked for yet.
  private var waiting: [String: Screen] = [:]

  /// Creates a maker of screens that work on what `setup` says.
  public init(_ setup: DemoSetup) { self.setup = setup }

  /// Makes the screen with a name, or returns nil if there is none.
  public func screen(named name: String) -> Screen? {
    if let screen = waiting.removeValue(forKey: name) { return screen }
    if let detail = detail(named: name) { return detail }
    let demo = String(name.prefix { $0 != "-" })
    for screen in Demo.screens(named: demo, setup) ?? [] {
      waiting[screen.restorationName ?? demo] = screen
    }
    return waiting.removeValue(forKey: name)
  }

  /// Makes a screen that a demo opens, by its kind and what it is of, as “zone:Europe/Paris”.
  private func detail(named name: String) -> Screen? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let what = parts[1]
    switch parts[0] {
    case "folder": return path(what).map { FilesScreen($0) }
    case "whole-folder": return path(what).map { FilesScreen($0, showsHidden: true) }
    case "file": return path(what).map { FileDetailsScreen(FileEntry($0)) }
    case "character":
      return UInt32(what).flatMap { Unicode.Scalar($0) }.flatMap { NamedScalar($0) }
        .map { CharacterScreen($0) }
    case "zone": return Zone(what).map { TimeZoneScreen($0, MinuteClock(setup.now)) }
    case "country": return Country.all.first { $0.id == what }.map { CountryScreen($0) }
    case ToDoEditor.kind: return ToDo(json: what).map { ToDoEditor($0, in: setup.toDos) }
    case "chart":
      return ChartScreen.Look(rawValue: what).map { ChartScreen(CellSamples.distances, $0) }
    default: return nil
    }
  }

  /// Returns the path that a name says, where the files of this machine are shown.
  private func path(_ name: String) -> FilePath? {
    setup.showsFiles ? FilePath(escaped: name) : nil
  }
}
