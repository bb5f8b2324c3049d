import Foundation
import TableScreen
import TableScreenCells

/// A form of every kind of field: it collects the answers, says what is missing, and ends with a summary.
final class SignUpScreen: TableScreen {
  let applicant: Applicant
  private let setup: DemoSetup

  init(_ setup: DemoSetup) {
    applicant = Applicant(now: setup.now())
    self.setup = setup
    super.init()
  }

  override class var settings: Settings {
    [.title("Join the walking club"), .style(.grouped), .drafts]
  }

  override var tableFooter: RowElement? {
    .tour(
      "A form of ready-made fields, checked one by one and as a whole.")
  }

  override var tableData: [Section] { [answers, person, walking, more, terms] }

  /// What has to be answered.
  private static let required: [TableSelector] = [
    "name", "email", "password", "birthday", "country", "agrees",
  ]

  /// How many of it are answered, and right.
  private var answered = 0

  /// Counts the answers as they are given, and what is wrong among them.
  override func onValueChanged(_ change: TableValueChange) {
    let empty: [TableValue?] = [nil, .null, .text(""), .flag(false)]
    answered = Self.required.count { form[$0].message == nil && !empty.contains(form[$0].value) }
    updateTableData()
  }

  private var answers: Section {
    let count = Self.required.count
    return Section(footer: "What is marked with a star has to be filled in.") {
      [
        .title: "\(answered) of \(count) answers",
        .cellClass: .of(.progress(Double(answered) / Double(count))),
      ]
    }
  }

  private var person: Section {
    Section("You") {
      [
        .id: "name", .title: "Name *",
        .bind: .to(applicant, \.name),
        .validate: .required("Type your name"),
        .cellClass: .of(.textField("Ada Lovelace")),
      ]
      [
        .id: "email", .title: "Email *",
        .bind: .to(applicant, \.email),
        .validate: .all(
          .required("Type your address"), .method(SignUpScreen.checkEmail),
          .method(SignUpScreen.checkIsFree)),
        .cellClass: .of(.textField("ada@example.org")),
      ]
      [
        .id: "password", .title: "Password *",
        .bind: .to(applicant, \.password),
        .validate: .with { SignUpScreen.checkPassword($0) },
        .cellClass: .of(.secureField("8 letters or more")),
      ]
      [
        .id: "birthday", .title: "Birthday *",
        .bind: .to(applicant, \.birthday),
        .validate: .all(
          .required("Type it as 1990-12-31"), .method(SignUpScreen.checkAge)),
        .cellClass: .of(.date(.day)),
      ]
      [
        .id: "country", .title: "Country *",
        .bind: .to(applicant, \.country),
        .validate: .required("Choose where you live"),
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
      [.title: "Color of your badge", .bind: .to(applicant, \.color), .cellClass: .of(.color)]
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
        .id: "agrees", .title: "I agree *",
        .bind: .to(applicant, \.agrees),
        .validate: .required("Read the terms and agree to them"),
        .cellClass: .of(.switch),
      ]
      [.title: "Send me news", .bind: .to(applicant, \.wantsNews), .cellClass: .of(.switch)]
      [.title: "Join", .action: .submit, .cellClass: .of(.button)]
    }
  }

  // MARK: What must be true

  func checkEmail(_ email: String) -> String? {
    email.contains(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/) ? nil : "Type an address such as ada@example.org"
  }

  /// Asks the club, which takes a moment.
  func checkIsFree(_ email: String) async throws -> String? {
    try await setup.pause(.seconds(1))
    return email.hasPrefix("eve@") ? "Eve is a member already; type your own address" : nil
  }

  static func checkPassword(_ password: TableValue) -> String? {
    String(password).map { $0.count < 8 } ?? true ? "Choose 8 letters or more" : nil
  }

  func checkAge(_ birthday: Date) -> String? {
    let years = Calendar.ofViewer.dateComponents([.year], from: birthday, to: setup.now()).year ?? 0
    return years < 16 ? "Walkers are 16 or older" : nil
  }

  override func onSubmit() async throws {
    try await commitForm()
    open(SignUpSummaryScreen(applicant))
  }
}
