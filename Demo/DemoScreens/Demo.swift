public import TableScreen

/// One of the demos: its name, what it shows, and how to make its screen.
public struct Demo: Identifiable, Sendable {
  /// The name by which the command line knows it.
  public let name: String
  /// The title, as shown to a person.
  public let title: String
  /// The description of the demo, in one line.
  public let summary: String
  /// Makes the screens, one for each tab; most demos have one.
  public let make: @MainActor @Sendable (DemoSetup) -> [Screen]

  /// Makes the screens, with the clock of `setup`.
  @MainActor public func screens(_ setup: DemoSetup) -> [Screen] {
    let screens = make(setup)
    for (place, screen) in screens.enumerated() {
      screen.setRestorationName(place == 0 ? name : "\(name)-\(place)")
      (screen as? TableScreen)?.tableClock = TableClock(timeZone: setup.timeZone, now: setup.now)
    }
    return screens
  }

  /// The name.
  public var id: String { name }

  /// All demos, in the order of the gallery.
  public static let all = [
    Demo(
      name: "todo", title: "To-dos",
      summary: "Add, edit, tick off, reorder, undo; open it in two terminals",
      make: { [ToDoListScreen(store: $0.toDos)] }),
    Demo(
      name: "characters", title: "Characters",
      summary: "All 155,000 named characters, searched as you type",
      make: { _ in [CharactersScreen()] }),
    Demo(
      name: "zones", title: "Time zones", summary: "What time it is, everywhere",
      make: { [TimeZonesScreen(now: $0.now)] }),
    Demo(
      name: "mail", title: "Mail",
      summary: "Tabs, swipes and menus, older letters by the page, a list and its detail",
      make: { MailTabs.screens($0) }),
    Demo(
      name: "downloads", title: "Downloads",
      summary: "Rows that work: how far they are, cancel, offline, try again",
      make: { [DownloadsScreen($0)] }),
    Demo(
      name: "countries", title: "Countries",
      summary: "Headers and rows of their own; choose some and compare them",
      make: { _ in [CountriesScreen()] }),
    Demo(
      name: "packing", title: "Packing",
      summary: "A table that owns its rows: add, move between bags, delete, undo",
      make: { _ in [PackingScreen()] }),
    Demo(
      name: "files", title: "Files",
      summary: "Folders as screens in screens; long press for details",
      make: { [FilesScreen($0.folder)] }),
    Demo(
      name: "settings", title: "Settings", summary: "A form of switches, fields and hidden rows",
      make: { _ in [SettingsScreen()] }),
    Demo(
      name: "signup", title: "Sign up",
      summary: "Every kind of field, what is missing, and a summary",
      make: { [SignUpScreen($0)] }),
    Demo(
      name: "form", title: "One form",
      summary: "All that a form can ask for, with a list of lines and a picture",
      make: { [OneFormScreen($0)] }),
    Demo(
      name: "data", title: "Table from data",
      summary: "A card and a form that are one text of JSON",
      make: { _ in [TextScreen(text: CafeTable.text)] }),
    Demo(
      name: "groceries", title: "Groceries", summary: "The screen of the README, word for word",
      make: { _ in
        let screen = GroceriesScreen(GroceryStore())
        screen.addChild(TourScreen())
        return [screen]
      }),
    Demo(
      name: "cells", title: "Cells", summary: "Every ready-made cell, with its name",
      make: { [CellsScreen($0)] }),
    Demo(
      name: "inspector", title: "Look inside",
      summary: "What is inside of a screen, live: hidden rows and why, updates and their causes",
      make: { _ in [InspectedScreen()] }),
  ]

  /// The demos that `setup` allows.
  public static func all(_ setup: DemoSetup) -> [Demo] {
    all.filter { setup.showsFiles || $0.name != "files" }
  }

  /// The names of all screens, that of the gallery first.
  public static var names: [String] { ["gallery"] + all.map(\.name) }

  /// Makes the screens of that name, which may be the gallery; nil where there is none, or `setup` does not allow it.
  @MainActor public static func screens(named name: String, _ setup: DemoSetup) -> [Screen]? {
    name == "gallery"
      ? [GalleryScreen(setup)] : all(setup).first { $0.name == name }?.screens(setup)
  }

  /// Makes the first of the screens of that name.
  @MainActor public static func screen(named name: String, _ setup: DemoSetup) -> Screen? {
    screens(named: name, setup)?.first
  }
}
