public import TableScreen

/// The list of the demos, each a tap away.
public final class GalleryScreen: TableScreen {
  private let setup: DemoSetup

  /// Creates the gallery; its demos work on what `setup` says.
  public init(_ setup: DemoSetup = .live) {
    self.setup = setup
    super.init()
  }

  public override var restorationName: String? { super.restorationName ?? "gallery" }

  public override class var settings: Settings { [.title("Gallery")] }

  public override var tableData: [Section] {
    [
      Section("Demos") {
        for demo in Demo.all(setup) {
          [
            .id: demo.id,
            .title: demo.title,
            .subtitle: demo.summary,
            .accessory: .disclosure,
            .action: .perform(GalleryScreen.show, demo),
          ]
        }
      }
    ]
  }

  public override var tableFooter: RowElement? {
    .tour(
      "Each is one screen or a few, the same on every host. Like this one, it says what it shows and in which file it is."
    )
  }

  /// Opens a demo; one of several screens stands in tabs beside this, or with its first one above a gallery that is no tab.
  func show(_ demo: Demo) {
    let screens = demo.screens(setup)
    if screens.count > 1, isFirst {
      openTabs([self] + screens, selecting: 1)
    } else if let screen = screens.first {
      open(screen)
    }
  }

  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    let hasTabs = (navigator?.tabs.count ?? 1) > 1
    return edge == .trailing && hasTabs
      ? [BarButton("Close tabs", action: .perform(GalleryScreen.closeTabs))] : []
  }

  func closeTabs() { openTabs([self]) }
}
