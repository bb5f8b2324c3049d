import Foundation
public import TableScreen

/// One time zone: its day, its offset, and when its clocks change next.
public final class TimeZoneScreen: TableScreen {
  private let zone: Zone
  private let now: Date

  init(_ zone: Zone, now: Date) {
    self.zone = zone
    self.now = now
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }

  public override var title: String { zone.city }

  public override var tableData: [Section] {
    [
      Section("Now", footer: zone.id) {
        [.title: "Time", .subtitle: zone.time(at: now), .style: .value1]
        [.title: "Day", .subtitle: zone.day(at: now), .style: .value1]
        [.title: "Offset", .subtitle: zone.offsetName(at: now), .style: .value1]
      },
      Section("Daylight saving") {
        [.title: "In force", .subtitle: isSaving ? "yes" : "no", .style: .value1]
        if let change = zone.timeZone.nextDaylightSavingTimeTransition(after: now) {
          [.title: "Clocks change", .subtitle: format(change), .style: .value1]
          [.title: "Offset then", .subtitle: zone.offsetName(at: change), .style: .value1]
        }
      },
    ]
  }

  private var isSaving: Bool { zone.timeZone.isDaylightSavingTime(for: now) }

  private func format(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
    style.timeZone = zone.timeZone
    return date.formatted(style)
  }
}
