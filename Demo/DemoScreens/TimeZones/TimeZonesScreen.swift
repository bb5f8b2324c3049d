public import Foundation
public import TableScreen

/// What time it is in every zone of the world.
public final class TimeZonesScreen: TableScreen {
  private let clock: MinuteClock
  private var ticking: Task<Void, Never>?

  /// Creates the list; `now` tells the time.
  public init(now: @escaping @Sendable () -> Date = { .now }) {
    clock = MinuteClock(now)
    super.init()
  }

  public override class var settings: Settings {
    [
      .title("Time zones"),
      .searchable(placeholder: "Search cities"),
      .refreshable(),
      .indexable(),
      .rowHeight(.fixed(44)),
    ]
  }

  public override var tableHeader: RowElement? {
    .tour(
      "Rows that read a clock: each minute those in view are made again, and no other.")
  }

  public override var tableData: [Section] {
    ZoneRegion.all.map {
      Section(
        $0.title, items: $0.zones, searchText: { "\($0.city) \($0.id)" }, cell: TimeZonesScreen.row)
    }
  }

  // A row reads the time itself: when it changes, the rows that were shown are made again, and no other.
  func row(_ zone: Zone) -> Cell {
    [
      .title: zone.city,
      .subtitle: "\(zone.time(at: clock.now))  \(zone.offsetName(at: clock.now))",
      .style: .value1,
      .accessory: .disclosure,
      .action: .perform(TimeZonesScreen.show, zone),
    ]
  }

  public override func onRefresh() async { clock.tick() }

  public override func onAppear() { ticking = clock.follow() }

  public override func onDisappear() { ticking?.cancel() }

  /// Who comes back wants to know what time it is.
  public override func onAppEvent(_ event: AppEvent) { if event == .foreground { refresh() } }

  func show(_ zone: Zone) { open(TimeZoneScreen(zone, clock), as: .detail) }
}
