public import TableScreen

/// A form: fields and switches bound to an object, rows that expand, rows that hide, and a list in the middle
/// that sorts itself; a search goes through all of it.
public final class SettingsScreen: TableScreen {
  private let preferences: Preferences
  private let senders = ArraySource(Sender.sorted(Sender.samples), cell: SettingsScreen.row)

  /// Creates a form for `preferences`.
  public init(_ preferences: Preferences = Preferences()) {
    self.preferences = preferences
    super.init()
  }

  public override class var settings: Settings {
    [.title("Settings"), .style(.grouped), .searchable()]
  }

  public override var tableFooter: RowElement? {
    .tour(
      "Fields bound to properties, drafts, rows that expand or hide, and a list that sorts itself between them."
    )
  }

  public override var tableData: [Section] {
    [
      Section("Account", footer: "Shown to nobody: this is a demo.") {
        [.title: "Name", .bind: .to(preferences, \.name)]
        [.title: "Email", .bind: .to(preferences, \.email)]
      },
      Section("Notifications") {
        [
          .title: "Notifications", .accessory: .switch(preferences, \.notifies),
          .children: .cells {
            [.title: "Sounds", .accessory: .switch(preferences, \.playsSounds)]
            [.title: "Counts on icons", .accessory: .switch(preferences, \.showsCounts)]
          },
        ]
      },
      Section("Who may notify", source: preferences.notifies ? senders : nil) {
        [.title: "Nobody", .subtitle: "Notifications are off"]
      },
      Section("Reading", footer: "Applies to every list.") {
        [.title: "Text size", .bind: .to(preferences, \.textSize)]
        [.title: "Scrolling speed", .bind: .to(preferences, \.speed)]
        [
          .title: "Common sizes",
          .children: .cells {
            for (name, size) in Preferences.commonSizes {
              [
                .title: name,
                .accessory: preferences.textSize == size ? .checkmark : nil,
                .action: .perform(SettingsScreen.useSize, size), .actionTitle: "Choose",
              ]
            }
          },
        ]
      },
      Section("Language", footer: "Of the framework’s own words; “/” shows some of them.") {
        for (name, isGerman) in [("English", false), ("Deutsch", true)] {
          [
            .title: name, .accessory: preferences.isGerman == isGerman ? .checkmark : nil,
            .action: .perform(SettingsScreen.speakGerman, isGerman), .actionTitle: "Choose",
          ]
        }
      },
      Section("For experts") {
        [
          .title: "Show advanced settings",
          .accessory: .switch(preferences.showsAdvanced, changed: SettingsScreen.showAdvanced),
        ]
        [.title: "Server", .tag: "advanced", .masked: true, .bind: .draft(preferences, \.server)]
        [
          .title: "Port", .tag: "advanced", .masked: true, .bind: .draft(preferences, \.port),
          .validate: .with(Int.self) {
            1...65_535 ~= $0 ? nil : TableWords.current.typeBetween("1", "65535")
          },
        ]
        [
          .title: "Log requests", .tag: "advanced", .masked: true,
          .accessory: .switch(preferences, \.logsRequests),
        ]
      },
    ]
  }

  /// What is typed for experts is kept until it is saved.
  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .trailing, form.isDirty else { return super.barButtons(edge) }
    return super.barButtons(edge) + [
      BarButton("Revert", action: .perform(SettingsScreen.revert)),
      BarButton("Save", action: .submit),
    ]
  }

  func revert() { reloadForm() }

  func row(_ sender: Sender) -> Cell {
    [
      .title: sender.name, .subtitle: "\(sender.todayCount) today",
      .accessory: .switch(sender.isAllowed, changed: SettingsScreen.allow, sender),
    ]
  }

  /// Those that may notify move up, and the others down.
  func allow(_ isAllowed: Bool, _ sender: Sender) {
    senders.items = Sender.sorted(
      senders.items.map { other in
        var changed = other
        if other.id == sender.id { changed.isAllowed = isAllowed }
        return changed
      })
  }

  func speakGerman(_ isGerman: Bool) {
    preferences.isGerman = isGerman
    DemoLanguage.speak(german: isGerman)
    refreshChrome()
  }

  func useSize(_ size: Int) { preferences.textSize = size }

  func showAdvanced(_ isShown: Bool) {
    preferences.showsAdvanced = isShown
    setMasked(!isShown, of: .tag("advanced"))
  }
}
