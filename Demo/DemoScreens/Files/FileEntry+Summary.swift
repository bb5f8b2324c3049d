import Foundation

extension FileEntry {
  /// The file in one line, as “12 kB · 2026-01-31 09:05”.
  var summary: String {
    let link = target.map { "→ \($0)" }
    if let problem { return [problem, link].compactMap { $0 }.joined(separator: " ") }
    let length = size == 0 ? "empty" : size.formatted(.byteCount(style: .file))
    return [kind == .file ? length : nil, modified.fileDate, link].compactMap { $0 }.joined(
      separator: " · ")
  }
}

extension Date {
  /// The date as file managers write it, as “2026-01-31 09:05”.
  var fileDate: String {
    formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
          """,
        timeZone: .ofViewer, calendar: Calendar(identifier: .gregorian)))
  }
}
