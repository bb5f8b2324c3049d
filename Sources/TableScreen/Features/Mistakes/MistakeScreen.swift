import TableCore

/// A screen with the reports of mistakes in a row, for the developers of the app.
final class MistakeScreen: TableScreen {
  /// The title, and the name of the menu entry that opens the screen.
  static let name = "Report of a mistake"

  private let reports: [TableDiagnostic]

  init(_ reports: [TableDiagnostic]) {
    self.reports = reports
    super.init()
  }

  override class var settings: Settings { [.title(name), .style(.grouped)] }

  override var tableData: [Section] {
    reports.map { report in
      Section(report.kind) {
        [.title: "What", .subtitle: report.what, .lines: 0]
        [.title: "Where", .subtitle: "\(report.place)", .lines: 0]
        [.title: "Why", .subtitle: report.why, .lines: 0]
        [.title: "Remedy", .subtitle: report.remedy, .lines: 0]
      }
    }
  }
}
