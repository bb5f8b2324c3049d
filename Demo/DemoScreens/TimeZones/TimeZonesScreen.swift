public import Foundation
public import Observation
public import TableScreen

/// What time it is in every zone of the world.
@Observable public final class TimeZonesScreen: TableScreen {
  @ObservationIgnored private let clock: @Sendable () -> Date
  @ObservationIgnored private var ticking: Task<Void, Never>?
  private var now: Date

  /// Creates the list; `now` tells the time.
  public init(now clock: @escaping @Sendable () -> Date = { .now }) {
    self.clock = clock
    now = clock()
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
      Section($0.title, items: $0.zones, searchText: \.id, cell: TimeZonesScreen.row)
    }
  }

  // A row reads the time itself: when it changes, the rows that were shown are made again, and no other.
  func row(_ zone: Zone) -> Cell {
    [
      .title: zone.city,
      .subtitle: "\(zone.time(at: now))  \(zone.offsetName(at: now))",
      .style: .value1,
      .accessory: .disclosure,
      .action: .perform(TimeZonesScreen.show, zone),
    ]
  }

  public override func onRefresh() async { now = clock() }

  public override func onAppear() {
    ticking = Task { [weak self] in
      while let next = self?.secondsToNextMinute {
        guard (try? await Task.sleep(for: .seconds(next))) != nil else { return }
        self?.tick()
      }
    }
  }

  public override func onDisappear() { ticking?.cancel() }

  /// Who comes back wants to know what time it is.
  public override func onAppEvent(_ event: AppEvent) { if event == .foreground { refresh() } }

  private var secondsToNextMinute: Double {
    60 - clock().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
  }

  private func tick() { now = clock() }

  func show(_ zone: Zone) { open(TimeZoneScreen(zone, now: now), as: .detail) }
}
