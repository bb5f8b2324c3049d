import Foundation
import Observation
import TableScreen
import TableScreenCells

/// A form of every kind of field: it says what is missing, and ends with a summary.
@Observable final class SignUpScreen: TableScreen {
  @ObservationIgnored let applicant: Applicant
  @ObservationIgnored private let now: @Sendable () -> Date
  /// Whether the person has tried to send the form, so that what is wrong is said.
  private var isChecked = false

  init(_ setup: DemoSetup) {
    applicant = Applicant(now: setup.now())
    now = setup.now
    super.init()
  }

  override class var settings: Settings { [.title("Join the walking club"), .style(.grouped)] }

  override var tableData: [Section] { [answers, person, walking, more, terms] }

  private var answers: Section {
    let count = Applicant.Field.allCases.count
    let right = count - applicant.wrongFields(now: now()).count
    return Section(footer: "What is marked with a star has to be filled in.") {
      [
        .title: "\(right) of \(count) answers",
        .cellClass: .of(.progress(Double(right) / Double(count))),
      ]
    }
  }

  private var person: Section {
    Section("You") {
      [
        .title: "Name *", .subtitle: problem(of: .name), .bind: .to(applicant, \.name),
        .cellClass: .of(.textField("Ada Lovelace")),
      ]
      [
        .title: "Email *", .subtitle: problem(of: .email), .bind: .to(applicant, \.email),
        .cellClass: .of(.textField("ada@example.org")),
      ]
      [
        .title: "Password *", .subtitle: problem(of: .password), .bind: .to(applicant, \.password),
        .cellClass: .of(.secureField("8 letters or more")),
      ]
      [
        .title: "Birthday *", .subtitle: problem(of: .birthday), .bind: .to(applicant, \.birthday),
        .cellClass: .of(.date(.day)),
      ]
      [
        .title: "Country *", .subtitle: problem(of: .country), .bind: .to(applicant, \.country),
        .cellClass: .of(.picker(Applicant.countries, placeholder: "Choose")),
      ]
    }
  }

  private var walking: Section {
    Section("Walking", footer: "You can change all of this later.") {
      [
        .title: "Pace", .bind: .to(applicant, \.pace),
        .cellClass: .of(.segments(Applicant.paces)),
      ]
      [
        .title: "Distance in km", .bind: .to(applicant, \.distance),
        .cellClass: .of(.slider(5...40, step: 1)),
      ]
      [
        .title: "Days", .bind: .to(applicant, \.days),
        .cellClass: .of(.picker(Applicant.weekdays, picks: .multiple, placeholder: "None")),
      ]
      [.title: "Start", .bind: .to(applicant, \.start), .cellClass: .of(.date(.time))]
      [.title: "Guests", .bind: .to(applicant, \.guests), .cellClass: .of(.stepper(0...4))]
      [
        .title: "Shoe size", .bind: .to(applicant, \.shoeSize),
        .cellClass: .of(.number("42", unit: "EU")),
      ]
    }
  }

  private var more: Section {
    Section("About you") {
      [.title: "Experience", .bind: .to(applicant, \.experience), .cellClass: .of(.rating())]
      [.title: "Colour of your badge", .bind: .to(applicant, \.color), .cellClass: .of(.color)]
      [
        .title: "In your own words", .bind: .to(applicant, \.about),
        .cellClass: .of(.textArea("Where have you walked, and where would you like to?")),
      ]
    }
  }

  private var terms: Section {
    Section("Terms") {
      if let url = URL(string: "https://example.org/terms") {
        [.title: "Read the terms", .cellClass: .of(.link(url))]
      }
      [
        .title: "I agree *", .subtitle: problem(of: .agrees), .bind: .to(applicant, \.agrees),
        .cellClass: .of(.switch),
      ]
      [.title: "Send me news", .bind: .to(applicant, \.wantsNews), .cellClass: .of(.switch)]
      [.title: "Join", .action: .perform(SignUpScreen.join), .cellClass: .of(.button)]
    }
  }

  private func problem(of field: Applicant.Field) -> String? {
    isChecked ? applicant.problem(of: field, now: now()) : nil
  }

  func join() {
    let wrong = applicant.wrongFields(now: now())
    isChecked = !wrong.isEmpty
    if let first = wrong.first {
      show(notice: applicant.problem(of: first, now: now()) ?? "")
    } else {
      open(SignUpSummaryScreen(applicant))
    }
  }
}
