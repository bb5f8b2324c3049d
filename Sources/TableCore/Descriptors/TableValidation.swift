/// A check of the values typed into a row.
///
/// ```swift
/// [.title: "Age", .bind: .draft(person, \.age), .validate: .all(
///   .required(),
///   .with(Int.self) { $0 < 18 ? "You must be 18; ask your parents" : nil },
///   .method(SignUpScreen.checkAge))]
/// ```
///
/// A check returns nil, or a message with the mistake and its remedy. Synchronous checks run when a field is left;
/// all checks run when the form is committed. An error that a check throws goes to the screen's `onError`; what was typed stays
/// in its field, and is not written.
public struct TableValidation {
  package enum Body {
    case now(@MainActor (TableActionContext, TableValue) throws -> String?)
    case later(@MainActor (TableActionContext, TableValue) async throws -> String?)
    case rules(TableDataRules)
  }

  package struct Check {
    /// The name of the control, or nil for the first of the row.
    package var control: String?
    package let body: Body
    /// True if the check is a closure of the app's, which may capture the screen.
    var isClosure = false
  }

  package var checks: [Check]

  package init(_ control: String?, _ body: Body, isClosure: Bool = false) {
    checks = [Check(control: control, body: body, isClosure: isClosure)]
  }

  init(_ checks: [Check]) { self.checks = checks }
}

extension TableValidation: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.validation(self), for: key)
  }
}

@MainActor extension CellValue where Self == TableValidation {
  /// Several checks, in that order; each control shows the message of its first check that fails.
  public static func all(_ validations: TableValidation...) -> TableValidation {
    TableValidation(validations.flatMap(\.checks))
  }

  /// Checks the value of a control; of the first one of the row unless named.
  public static func with(
    _ control: String? = nil, _ check: @escaping @MainActor (TableValue) throws -> String?
  ) -> TableValidation {
    TableValidation(control, .now { try check($1) }, isClosure: true)
  }

  /// Checks the value of a control as `Value`; without a value the check passes.
  public static func with<Value: TableValueConvertible>(
    _ type: Value.Type, _ control: String? = nil,
    _ check: @escaping @MainActor (Value) throws -> String?
  ) -> TableValidation {
    TableValidation(
      control, .now { try $1 == .null ? nil : Value($1).flatMap(check) }, isClosure: true)
  }

  /// Checks the value of a control elsewhere, as on a server, when the form is committed.
  ///
  /// An error that the check throws stops the commit, and is shown.
  public static func asking<Value: TableValueConvertible>(
    _ type: Value.Type, _ control: String? = nil,
    _ check: @escaping @MainActor (Value) async throws -> String?
  ) -> TableValidation {
    TableValidation(
      control, .later { try await $1 == .null ? nil : Value($1).asking(check) }, isClosure: true)
  }

  /// Checks the value of a control by a method of the screen, or of the group around the row, which may throw.
  public static func method<Target: ActionTarget, Value: TableValueConvertible>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) throws -> String?,
    of control: String? = nil
  ) -> TableValidation {
    TableValidation(
      control,
      .now { context, value in
        try value == .null ? nil : Value(value).flatMap(method(context.target()))
      })
  }

  /// Checks the value of a control by an asynchronous method, when the form is committed.
  public static func method<Target: ActionTarget, Value: TableValueConvertible>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> String?,
    of control: String? = nil
  ) -> TableValidation {
    TableValidation(
      control,
      .later { context, value in
        try await value == .null ? nil : Value(value).asking(method(context.target()))
      })
  }
}

extension Optional {
  /// Returns the message of an asynchronous check of the value, or nil if there is none.
  @MainActor fileprivate func asking(
    _ check: @MainActor (Wrapped) async throws -> String?
  ) async rethrows -> String? {
    guard let value = self else { return nil }
    return try await check(value)
  }
}

extension TableValue {
  /// True if nothing was typed or chosen, or only blanks.
  var isEmpty: Bool {
    switch self {
    case .text(let text), .choice(let text): text.allSatisfy(\.isWhitespace)
    default: holdsNothing
    }
  }

  /// True if nothing was typed or chosen; a text of blanks counts as typed.
  var holdsNothing: Bool {
    switch self {
    case .null: true
    case .text(let text), .choice(let text): text.isEmpty
    case .flag(let flag): !flag
    case .choices(let ids): ids.isEmpty
    case .integer, .number, .date: false
    }
  }
}

extension TableCell {
  /// The checks of values typed into the row, by the name of the control.
  var checks: [(control: String, body: TableValidation.Body)] {
    guard case .validation(let validation)? = attribute(.validate) else { return [] }
    let first = fields.first?.name ?? TableBinding.name
    return validation.checks.map { ($0.control ?? first, $0.body) }
  }
}
