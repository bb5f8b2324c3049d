import Foundation

extension Applicant {
  /// What has to be right before the form is sent.
  enum Field: Hashable, CaseIterable {
    case name, email, password, birthday, country, agrees
  }

  /// Returns what is wrong with a field, with the remedy, or nil.
  func problem(of field: Field, now: Date) -> String? {
    switch field {
    case .name: name.allSatisfy(\.isWhitespace) ? "Type your name" : nil
    case .email:
      email.contains(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/)
        ? nil : "Type an address such as ada@example.org"
    case .password: password.count < 8 ? "Choose 8 letters or more" : nil
    case .birthday: birthdayProblem(now: now)
    case .country: country.isEmpty ? "Choose where you live" : nil
    case .agrees: agrees ? nil : "Read the terms and agree to them"
    }
  }

  private func birthdayProblem(now: Date) -> String? {
    guard let birthday else { return "Type it as 1990-12-31" }
    let years =
      Calendar(identifier: .gregorian).dateComponents([.year], from: birthday, to: now).year ?? 0
    return years < 16 ? "Walkers are 16 or older" : nil
  }

  /// The fields that are not right yet, in the order of the form.
  func wrongFields(now: Date) -> [Field] {
    Field.allCases.filter { problem(of: $0, now: now) != nil }
  }
}
