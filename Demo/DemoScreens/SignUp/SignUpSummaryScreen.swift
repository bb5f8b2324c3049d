import Foundation
import TableScreen
import TableScreenCells

/// What a person has told the walking club.
final class SignUpSummaryScreen: TableScreen {
  private let applicant: Applicant

  init(_ applicant: Applicant) {
    self.applicant = applicant
    super.init()
  }

  override class var settings: Settings { [.title("Welcome"), .style(.grouped)] }

  override var tableData: [Section] {
    [
      Section {
        [
          .title: "You are one of us, \(applicant.name)",
          .subtitle: "The first walk is on Saturday.", .image: "star",
          .cellClass: .of(.empty()),
        ]
      },
      Section("You") {
        [
          .cellClass: .of(
            .keyValue([
              "Name": applicant.name, "Email": applicant.email,
              "Birthday": day(applicant.birthday), "Country": applicant.country,
            ]))
        ]
      },
      Section("Walking") {
        [
          .cellClass: .of(
            .keyValue([
              "Pace": titles([applicant.pace], in: Applicant.paces),
              "Distance": "\(Int(applicant.distance)) km",
              "Days": titles(applicant.days, in: Applicant.weekdays),
              "Guests": "\(applicant.guests)",
            ]))
        ]
        [.title: "Experience", .cellClass: .of(.rating(5, value: applicant.experience))]
        [
          .title: "Badge",
          .cellClass: .of(.badge(TableWords.current.name(of: applicant.color))),
        ]
      },
      Section {
        [.title: "Done", .action: .perform(SignUpSummaryScreen.finish), .cellClass: .of(.button)]
      },
    ]
  }

  private func day(_ date: Date?) -> String {
    // A day begins at midnight where the person is.
    date?.formatted(Date.ISO8601FormatStyle(timeZone: .ofViewer).year().month().day()) ?? ""
  }

  private func titles(_ ids: some Collection<String>, in choices: [RowControl.Choice]) -> String {
    choices.filter { ids.contains($0.id) }.map(\.title).joined(separator: ", ")
  }

  func finish() { closeToRoot() }
}
