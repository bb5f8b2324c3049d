import Foundation
public import TableScreen

/// One time zone: its day, its offset, and when its clocks change next.
public final class TimeZoneScreen: TableScreen {
  private let zone: Zone
  private let clock: MinuteClock
  private var ticking: Task<Void, Never>?

  init(_ zone: Zone, _ clock: MinuteClock) {
    self.zone = zone
    self.clock = clock
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }

  public override var restorationName: String? {
    super.restorationName ?? "zone:\(zone.id)"
  }

  public override var title: String { zone.city }

  public override var tableData: [Section] {
    let now = clock.now
    return [
      Section("Now", footer: zone.id) {
        Cell.fact("Time", zone.time(at: now))
        Cell.fact("Day", zone.day(at: now))
        Cell.fact("Offset", zone.offsetName(at: now))
      },
      Section("Daylight saving") {
        Cell.fact("In force", zone.timeZone.isDaylightSavingTime(for: now))
        if let change = zone.timeZone.nextDaylightSavingTimeTransition(after: now) {
          Cell.fact("Clocks change", format(change))
          Cell.fact("Offset then", zone.offsetName(at: change))
        }
      },
    ]
  }

  public override func onAppear() { ticking = clock.follow() }

  public override func onDisappear() { ticking?.cancel() }

  private func format(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    style.timeZone = zone.timeZone
    return "\(date.formatted(style)), \(zone.time(at: date))"
  }
}
