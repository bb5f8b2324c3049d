/// The code that runs when a row, a button or a control is used.
///
/// An action names a method and, if the method takes one, a value:
///
/// ```swift
/// [.title: item.title, .action: .perform(ToDoScreen.edit, item)]
/// ```
///
/// The method is not bound to a screen, so nothing is captured. It is called on the nearest group
/// around the row, or else the screen, that has it.
public struct TableAction {
  /// The code of an action, which runs once its target is known.
  package enum Body {
    case now(@MainActor (TableActionContext) throws -> Void)
    case later(@MainActor (TableActionContext) async throws -> Void)
    /// A deletion action that decides what becomes of its row.
    case deciding(@MainActor (TableActionContext) async throws -> TableDeletion)
    /// An action by its name, with arguments of its own or else those of the row.
    case named(String, TableArguments?)
    /// An action that runs once a person has agreed to it.
    indirect case asking(TableConfirmation, TableAction)
  }

  package let body: Body
  /// True if the action runs a closure of the app's, not a method.
  package let isClosure: Bool

  package init(_ body: Body, isClosure: Bool = false) {
    (self.body, self.isClosure) = (body, isClosure)
  }
}

extension TableAction: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    // `.named("star")` is how a picture is written too; the key says which of them is meant.
    if key == .image, case .named(let name, _) = body { return cell.set(.text(name), for: key) }
    cell.set(.action(self), for: key)
  }
}

extension CellValue where Self == TableAction {
  /// Runs the action of that name among the screen's ``TableScreen/actions``.
  public static func named(_ name: String) -> TableAction { TableAction(.named(name, nil)) }

  /// Runs the action of that name among the screen's ``TableScreen/actions``, with arguments in place of the
  /// row's.
  public static func named(_ name: String, _ arguments: [String: Any]) -> TableAction {
    TableAction(.named(name, TableArguments(arguments)))
  }

  /// Runs a closure; it may capture the screen, which lets go of it when it closes.
  ///
  /// A screen that owns its rows lets go of their model then: see ``TableScreen/init(model:)``.
  @MainActor public static func run(
    _ body: @escaping @MainActor (TableActionContext) async throws -> Void
  ) -> TableAction {
    TableAction(.later(body), isClosure: true)
  }

  /// Runs a synchronous closure at once; cell classes answer taps with it.
  @MainActor public static func runNow(
    _ body: @escaping @MainActor (TableActionContext) throws -> Void
  ) -> TableAction {
    TableAction(.now(body), isClosure: true)
  }

  /// Calls a method that takes nothing.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())() })
  }

  /// Calls a throwing method that takes nothing.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () throws -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())() })
  }

  /// Calls an asynchronous method that takes nothing.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Void
  ) -> TableAction {
    TableAction(.later { try await method($0.target())() })
  }

  /// Calls a method that takes the cell's arguments.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableArguments) -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.arguments) })
  }

  /// Calls a throwing method that takes the cell's arguments.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableArguments) throws -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0.arguments) })
  }

  /// Calls an asynchronous method that takes the cell's arguments.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableArguments) async throws -> Void
  ) -> TableAction {
    TableAction(.later { try await method($0.target())($0.arguments) })
  }

  /// Calls a method that takes the action's context: the row, its cell and arguments, and its
  /// position as written.
  ///
  /// ```swift
  /// func visit(_ context: ActionContext) { print(context.arguments["state"] ?? "", context.dataPath ?? "nowhere") }
  /// ```
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableActionContext) throws -> Void
  ) -> TableAction {
    TableAction(.now { try method($0.target())($0) })
  }

  /// Calls an asynchronous method that takes the action's context.
  @MainActor public static func perform<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor (TableActionContext) async throws -> Void
  ) -> TableAction {
    TableAction(.later { try await method($0.target())($0) })
  }

  /// Calls a method with `value`.
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) -> Void, _ value: Value
  ) -> TableAction {
    TableAction(.now { try method($0.target())(value) })
  }

  /// Calls a throwing method with `value`.
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) throws -> Void, _ value: Value
  ) -> TableAction {
    TableAction(.now { try method($0.target())(value) })
  }

  /// Calls an asynchronous method with `value`.
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> Void,
    _ value: Value
  ) -> TableAction {
    TableAction(.later { try await method($0.target())(value) })
  }

  /// Refuses, at compile time, a method that takes a value if none is given.
  @available(*, unavailable, message: "this method takes a value: write .perform(method, value)")
  @_disfavoredOverload
  @MainActor public static func perform<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> Void
  ) -> TableAction {
    TableAction(.named("", nil))
  }
}
