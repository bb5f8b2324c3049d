import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a person types for a part of a moment leaves the other part alone.
struct DateFieldLaws {
  /// Zones with clocks that are put forward and back, at midnight too, by half an hour, and ones that never are.
  private static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Beirut",
    "Asia/Kathmandu", "Pacific/Apia", "Pacific/Chatham", "UTC", "Africa/Casablanca",
  ]

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  private func day(_ date: Date, in calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// A random moment; often one within hours of where the clock is changed.
  private func moment(in calendar: Calendar, using random: inout SplitMix64) -> Date {
    let any = Date(
      timeIntervalSince1970: Double(Int.random(in: -1_500_000_000..<3_000_000_000, using: &random)))
    guard Bool.random(using: &random),
      let edge = calendar.timeZone.nextDaylightSavingTimeTransition(after: any)
    else { return any }
    return edge.addingTimeInterval(Double(Int.random(in: -10_800..<10_800, using: &random)))
  }

  private func field(_ kind: RowControl.FieldKind, _ date: Date, isTyping: Bool) -> RowControl {
    var field = RowControl("", .field(placeholder: "", kind: kind), value: .date(date))
    if isTyping {
      // What was typed so far shows, and the moment is what the property holds.
      field.value = .text("1")
      field.base = .date(date)
    }
    return field
  }

  @Test(arguments: ["26-03-01", "3-4-26", "026-03-01", "02026-03-01", "6-3-1"])
  func `a year that is not typed by four digits is none`(text: String) {
    for kind in [RowControl.FieldKind.day, .date] {
      #expect(field(kind, .now, isTyping: true).entered(text) == .text(text))
    }
  }

  @Test(arguments: zones) func `a typed time keeps the day`(zone: String) throws {
    let calendar = try calendar(zone)
    var random = SplitMix64(seed: Seed.value)
    var refused = 0
    for step in 0..<500 {
      let old = moment(in: calendar, using: &random)
      let (hour, minute) = (Int.random(in: 0..<24, using: &random), [0, 15, 30, 59][step % 4])
      let text = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
      let entered = field(.time, old, isTyping: step.isMultiple(of: 2)).entered(text, in: calendar)
      guard case .date(let new) = entered else {
        // Only a time that the clock leaves out on that day.
        refused += 1
        var parts = day(old, in: calendar)
        (parts.hour, parts.minute) = (hour, minute)
        let next = try #require(calendar.date(from: parts))
        let isLeftOut = calendar.dateComponents([.hour, .minute], from: next)
        #expect(isLeftOut.hour != hour || isLeftOut.minute != minute, "\(old) \(text)")
        continue
      }
      let parts = calendar.dateComponents([.hour, .minute], from: new)
      #expect(day(new, in: calendar) == day(old, in: calendar), "\(old) \(text) \(Seed.value)")
      #expect(parts.hour == hour && parts.minute == minute, "\(old) \(text) \(Seed.value)")
    }
    #expect(refused < 60)
  }

  @Test(arguments: zones) func `a typed day keeps the time, to the second`(zone: String) throws {
    let calendar = try calendar(zone)
    var random = SplitMix64(seed: Seed.value)
    for step in 0..<500 {
      let old = moment(in: calendar, using: &random)
      let wanted = moment(in: calendar, using: &random)
      let text = DateText.text(of: wanted, .day, in: calendar)
      let entered = field(.day, old, isTyping: step.isMultiple(of: 2)).entered(text, in: calendar)
      guard case .date(let new) = entered else {
        Issue.record("\(text) for \(old) was refused, seed \(Seed.value)")
        continue
      }
      #expect(day(new, in: calendar) == day(wanted, in: calendar), "\(old) \(text) \(Seed.value)")
      let clock: Set<Calendar.Component> = [.hour, .minute, .second]
      let (before, after) = (
        calendar.dateComponents(clock, from: old), calendar.dateComponents(clock, from: new)
      )
      var parts = day(wanted, in: calendar)
      (parts.hour, parts.minute) = (before.hour, before.minute)
      let kept = calendar.date(from: parts).map { calendar.dateComponents(clock, from: $0) }
      // On a day whose clock leaves the time out the next one holds.
      if kept?.hour == before.hour && kept?.minute == before.minute {
        #expect(before == after, "\(old) \(text) \(Seed.value)")
      }
    }
  }

  @Test(arguments: zones) func `a day of a calendar is taken as a typed one is`(zone: String) throws
  {
    let calendar = try calendar(zone)
    var random = SplitMix64(seed: Seed.value)
    for step in 0..<500 {
      let old = moment(in: calendar, using: &random)
      let wanted = day(moment(in: calendar, using: &random), in: calendar)
      let field = field(
        step.isMultiple(of: 3) ? .date : .day, old, isTyping: step.isMultiple(of: 2))
      #expect(field.day(in: calendar) == day(old, in: calendar), "\(old) \(Seed.value)")
      let new = field.moment(on: wanted, in: calendar)
      let typed = try #require(calendar.date(from: wanted))
      // What is not changed keeps its place where a clock is put back; a calendar knows only the day.
      guard wanted != day(old, in: calendar) else { continue }
      #expect(new.map { day($0, in: calendar) } == wanted, "\(old) \(wanted) \(Seed.value)")
      if field.fieldKind == .day {
        let text = DateText.text(of: typed, .day, in: calendar)
        #expect(field.entered(text, in: calendar) == new.map { .date($0) }, "\(old) \(Seed.value)")
      }
    }
    #expect(field(.time, .now, isTyping: false).moment(on: DateComponents(year: 2026)) == nil)
  }

  @Test(arguments: zones) func `the arrows go round within a day, and come back`(zone: String)
    throws
  {
    let calendar = try calendar(zone)
    var random = SplitMix64(seed: Seed.value)
    for _ in 0..<200 {
      let old = moment(in: calendar, using: &random)
      let field = field(.time, old, isTyping: false)
      for step in [1, -1] {
        guard let new = field.moment(movedBy: step, in: calendar) else {
          Issue.record("\(old) \(step) \(Seed.value)")
          continue
        }
        #expect(day(new, in: calendar) == day(old, in: calendar), "\(old) \(Seed.value)")
        #expect(new != old, "\(old) \(Seed.value)")
      }
    }
  }

  @Test func `a field of a part takes that part alone`() throws {
    let calendar = try calendar("UTC")
    let old = Date(timeIntervalSince1970: 1_769_860_830)
    for (kind, text) in [
      (RowControl.FieldKind.time, "2026-01-01"), (.time, "2026-01-01 10:00"), (.day, "10:00"),
      (.day, "2026-01-01 10:00"),
    ] {
      #expect(field(kind, old, isTyping: false).entered(text, in: calendar) == .text(text))
    }
    #expect(
      field(.date, old, isTyping: false).entered("2026-02-01", in: calendar)
        == .date(old.addingTimeInterval(86_400)))
  }
}

private final class Meeting {
  var start: Date
  var end: Date?
  init(_ start: Date) { self.start = start }
}

private final class MomentCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let kind = RowControl.FieldKind(rawValue: row.cell.subtitle ?? "") ?? .date
    return .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(row.control(.field(placeholder: "", kind: kind))))
  }
}

extension RowContext {
  fileprivate func control(_ kind: RowControl.Kind) -> RowControl {
    control(RowControl.boundName, kind)
  }
}

private final class MeetingScreen: TableScreen {
  let meeting: Meeting
  init(_ start: Date) {
    meeting = Meeting(start)
    super.init()
  }
  override var tableData: [Section] {
    [
      Section {
        row("Draft time", "time", .draft(meeting, \.start))
        row("Live time", "time", .to(meeting, \.start))
        row("Draft day", "day", .draft(meeting, \.start))
        row("Formatted day", "day", .draft(meeting, \.start).formatted(.date()))
        row(
          "Formatted time", "time",
          .draft(meeting, \.start).formatted(.date(.omitted, time: .shortened)))
        row("End", "day", .draft(meeting, \.end).formatted(.date()))
      }
    ]
  }
  private func row(_ title: String, _ kind: String, _ binding: TableBinding) -> Cell {
    [
      .title: title, .subtitle: kind, .id: .key(title), .bind: binding,
      .cellClass: .of(MomentCell.self),
    ]
  }
}

/// A day and a time that are bound keep each other.
@MainActor struct DateFieldTests {
  private let start = Date(timeIntervalSince1970: 1_790_000_000)
  private let calendar = Calendar(identifier: .gregorian)

  private func parts(_ date: Date?) throws -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute], from: try #require(date))
  }

  @Test(arguments: ["Draft time", "Live time"])
  func `a time keeps its day, whatever was typed before it`(title: String) async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    try await table.type("soon", into: title)
    #expect(table.row(title)?.message == TableWords.current.notATime)
    // As in a terminal: what was typed so far is the value by now.
    try await table.type("7:4", into: title, staying: true)
    try await table.type("7:45", into: title)
    #expect(table.row(title)?.message == nil)
    try await screen.commitForm()
    let (old, new) = (try parts(start), try parts(screen.meeting.start))
    #expect((new.year, new.month, new.day) == (old.year, old.month, old.day))
    #expect((new.hour, new.minute) == (7, 45))
  }

  @Test func `a time that the clocks skip is not said to be none`() async throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 2026-03-29 at noon; at two the clocks were put forward to three.
    let noon = Date(timeIntervalSince1970: 1_774_778_400)
    try await TableEnvironment.$current.withValue(TableEnvironment(timeZone: zone)) {
      let table = try await HeadlessHost.show(MeetingScreen(noon))
      let words = TableWords.current
      for (text, message) in [
        ("02:30", words.skippedTime), ("01:30", nil), ("03:30", nil), ("25:00", words.notATime),
        ("soon", words.notATime),
      ] {
        try await table.type(text, into: "Draft time")
        #expect(table.row("Draft time")?.message == message, "\(text)")
      }
      try await table.type("2026-02-30", into: "Draft day")
      #expect(table.row("Draft day")?.message == words.notADay)
    }
  }

  @Test func `a day keeps its time`() async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    try await table.type("2025-12-3", into: "Draft day", staying: true)
    try await table.type("2025-12-31", into: "Draft day")
    try await screen.commitForm()
    let (old, new) = (try parts(start), try parts(screen.meeting.start))
    #expect((new.year, new.month, new.day) == (2025, 12, 31))
    #expect((new.hour, new.minute) == (old.hour, old.minute))
  }

  @Test(arguments: [
    ("de_DE", "31.12.2025", "31.12.2025", "21.9.2026", "31.1.2026"),
    ("en_US", "12/31/2025", "12/31/2025", "9/21/2026", "1/31/2026"),
    ("sv_SE", "2025-12-31", "2025-12-31", "2026-09-21", "2026-01-31"),
    ("de_DE", "2025-12-31", "31.12.2025", "21.9.2026", "31.1.2026"),
  ])
  func `a date field of a format is written and read as the language does, and keeps its time`(
    locale: String, typed: String, shown: String, before: String, example: String
  ) async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    try speaking(locale) {
      #expect(table.row("Formatted day")?.controls.first?.editText == before)
      try table.typeAtOnce(typed, into: "Formatted day")
      #expect(table.row("Formatted day")?.controls.first?.editText == shown)
      #expect(table.row("Formatted day")?.message == nil)
      let new = try parts(screen.form["Formatted day"].value(as: Date.self))
      let old = try parts(start)
      #expect((new.year, new.month, new.day) == (2025, 12, 31))
      #expect((new.hour, new.minute) == (old.hour, old.minute))
      for wrong in ["31.2.2026", "13/13/2026", "soon", "10:30", "2026-02-30"] {
        try table.typeAtOnce(wrong, into: "Formatted day")
        #expect(table.row("Formatted day")?.message?.hasSuffix(example) == true, "\(wrong)")
        #expect(table.row("Formatted day")?.controls.first?.editText == wrong)
        #expect(screen.form["Formatted day"].value(as: Date.self) == nil)
      }
    }
    #expect(screen.meeting.start == start)
  }

  @Test func `a time of a format keeps its day`() async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    try speaking("de_DE") { try table.typeAtOnce("07:45", into: "Formatted time") }
    try await screen.commitForm()
    let (old, new) = (try parts(start), try parts(screen.meeting.start))
    #expect((new.year, new.month, new.day) == (old.year, old.month, old.day))
    #expect((new.hour, new.minute) == (7, 45))
  }

  @Test func `no date is shown empty, typed, and taken away again`() async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("End")?.controls.first?.editText == "")
    try speaking("de_DE") { try table.typeAtOnce("31.12.2025", into: "End") }
    try await screen.commitForm()
    #expect(try parts(screen.meeting.end).year == 2025)
    try await table.type("", into: "End")
    try await screen.commitForm()
    #expect(screen.meeting.end == nil)
  }

  @Test func `a formatted field that is left as it was writes nothing anew`() async throws {
    let screen = MeetingScreen(start)
    let table = try await HeadlessHost.show(screen)
    let text = try #require(table.row("Formatted day")?.controls.first?.editText)
    try await table.type(text, into: "Formatted day")
    #expect(!screen.form.isDirty)
    #expect(screen.meeting.start == start)
  }
}
