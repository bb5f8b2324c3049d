public import TableScreen
import TableScreenRecording

// The actions of a person on the controls of a row.
extension HeadlessHost {
  /// Flips a switch of the row of that title: the named one, or else the first.
  public func toggle(_ title: String, control name: String? = nil) async throws {
    let path = try find(title)
    let toggle = try control(of: title, at: path, name, "be switched") { $0.kind == .toggle }
    let isOn = toggle.value == .flag(true)
    try await send(.control(row(id: path), name: toggle.name, value: .flag(!isOn)))
  }

  /// Sets a control of the row of that title: the named one, or else the first.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if there is no such control, or a person could not set it to that value:
  ///   a number out of its range or between its steps, a part of a whole number or of a star, a choice that is none of its
  ///   choices.
  public func set(_ value: TableValue, of title: String, control name: String? = nil) async throws {
    let path = try find(title)
    let control = try control(of: title, at: path, name, "be set") { _ in true }
    let row = try row(id: path)
    let binding = screen?.model.cell(row)?.binding(of: control.name)
    guard control.offers(value, binding) else {
      throw HeadlessError.notOffered("be set to \(value)", by: title)
    }
    try await send(.control(row, name: control.name, value: value))
  }

  /// Presses a button in the row of that title: the named one, or else the first.
  public func press(in title: String, control name: String? = nil) async throws {
    let path = try find(title)
    let control = try control(of: title, at: path, name, "be pressed") { $0.isButton }
    try await send(.control(row(id: path), name: control.name, value: .null))
  }

  /// Types a text into the search field while the person is in it, or else into the field with the focus, or that of
  /// the row tapped last.
  public func type(_ text: String) async throws {
    if !hasLeftSearch, chrome.search.map({ $0.phase != .off }) ?? false {
      return try await search(text)
    }
    guard let focus, let path = layout.tablePath(of: focus) else {
      throw HeadlessError.notOffered("be typed into", by: screenName)
    }
    let name = focusedControl
    let control = try control(of: screenName, at: path, name, "be typed into") { $0.takesText }
    focusedControl = control.name
    try await send(.control(focus, name: control.name, value: entered(text, control)))
  }

  /// Types a text, stroke by stroke, into a field of the row of that title: the named one, or else the first.
  ///
  /// - Parameters:
  ///   - text: the text that the field holds in the end.
  ///   - title: the title of the row.
  ///   - name: the name of the field.
  ///   - staying: whether the person stays in the field, so that its value is not set yet.
  /// - Throws: ``HeadlessError`` if there is no such field, or the work that the typing starts does
  ///   not settle.
  public func type(
    _ text: String, into title: String, control name: String? = nil, staying: Bool = false
  ) async throws {
    let path = try find(title)
    let control = try control(of: title, at: path, name, "be typed into") { $0.takesText }
    let id = try row(id: path)
    let goesOn = unset.map { $0.isIn(id, control.name) && !$0.isUntouched } == true
    let original = goesOn ? unset?.original : nil
    leaveField(for: .control(id, name: control.name, value: .null))
    (focus, focusedControl) = (id, control.name)
    leaveSearch()
    // A stroke may open another screen, as one of suggestions, to which the field does not belong, or close its own.
    let screen = visibleScreen
    func tell(_ event: TableEvent) {
      if navigator.screens.contains(where: { $0 === screen }) { screen.send(event) }
    }
    if text.isEmpty { tell(.typed(id, name: control.name, text: "")) }
    for end in text.indices {
      tell(.typed(id, name: control.name, text: String(text[...end])))
    }
    let field = UnsetField(screen, id, control, text: text, original: original)
    unset = staying ? field : nil
    if !staying { tell(field.event) }
    try await settle()
  }

  /// Takes back what was typed into the field that the person is in, and leaves it, as the escape key of a terminal does:
  /// the field shows what it held before, or what its property holds by now.
  ///
  /// - Throws: ``HeadlessError/notOffered(_:by:)`` if the person is in no field.
  public func cancelTyping() async throws {
    guard let field = unset, let screen = field.screen else {
      throw HeadlessError.notOffered("cancel typing", by: screenName)
    }
    unset = nil
    if !field.isUntouched {
      screen.send(.typed(field.row, name: field.control, text: field.original))
    }
    screen.takeBackTyping(in: field.row, control: field.control)
    try await settle()
  }

  /// Sets the value of the field that the person is in, as hosts do when something else is used.
  ///
  /// - Parameter event: what the person does next, which may be to set that field.
  func leaveField(for event: TableEvent? = nil) {
    guard let field = unset else { return }
    switch event {
    case .displayed, .approaching, .turnedAway: return
    case .typed(field.row, field.control, _): return
    case .control(field.row, field.control, _): unset = nil
    default:
      unset = nil
      // A field that went has been set by the screen, which may have gone itself.
      guard let screen = field.screen, navigator.screens.contains(where: { $0 === screen }),
        screen.layout.tablePath(of: field.row) != nil
      else { return }
      // Who has typed nothing in the end tells nothing: the field shows its value, whatever that is by now.
      if field.isUntouched { return }
      // The form has discarded or saved the text, or the field edits another property.
      if field.isKept, !screen.isTyping(in: field.row, control: field.control) { return }
      screen.send(field.event)
    }
  }

  /// Gives a control of a row the focus, so that it receives typed text; the field that the person is in is left.
  public func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    leaveField()
    (focus, focusedControl, isInFirstField) = (row, control, control == nil)
    leaveSearch()
  }

  /// The title of the row whose field receives typed text, or nil.
  public var focusedTitle: String? {
    focus.flatMap { layout.tablePath(of: $0) }.flatMap { row(at: $0)?.title }
  }

  /// Goes on to the next field of the screen to type into, as the return key does.
  public func nextField() async throws { try await goOn(by: 1) }

  /// Goes back to the field before.
  public func previousField() async throws { try await goOn(by: -1) }

  /// Goes on to the next control of the screen, of any kind, as the tab key does; to a row as a
  /// whole if its value is chosen on another screen.
  public func nextControl() async throws { try await goOn(toControlBy: 1) }

  /// Goes back to the control before, as the tab key with shift does.
  public func previousControl() async throws { try await goOn(toControlBy: -1) }

  private func goOn(toControlBy step: Int) async throws {
    leaveField()
    let start = focus == nil && step > 0
    let here = focus ?? layout.row(next: TablePath(0, -1), by: 1).flatMap { layout.row(at: $0)?.id }
    let next = asShown {
      here.flatMap { row -> (row: NodeID, control: RowControl?)? in
        if start, let content = drawnRow(id: row), content.editsValue, content.isTappable,
          !content.controls.contains(where: \.isEnabled)
        {
          return (row, nil)
        }
        return visibleScreen.control(
          after: row, control: focusedControl ?? firstField(of: row), by: step,
          content: drawnRow(id:))
      }
    }
    guard let next else {
      throw HeadlessError.notOffered(step > 0 ? "go on" : "go back to a control", by: screenName)
    }
    (focus, focusedControl) = (next.row, next.control?.name)
    leaveSearch()
    try await settle()
  }

  private func goOn(by step: Int) async throws {
    leaveField()
    // Sections without rows may stand before the first one.
    let here = focus ?? layout.row(next: TablePath(0, -1), by: 1).flatMap { layout.row(at: $0)?.id }
    let field = asShown {
      here.flatMap { row in
        visibleScreen.field(
          after: row, control: focusedControl ?? firstField(of: row), by: step,
          content: drawnRow(id:))
      }
    }
    guard let field else {
      throw HeadlessError.notOffered(step > 0 ? "go on" : "go back to a field", by: screenName)
    }
    (focus, focusedControl) = (field.row, field.control.name)
    leaveSearch()
    try await settle()
  }

  /// Returns the name of a row's first field if typed text already goes to it; otherwise nil.
  private func firstField(of row: NodeID) -> String? {
    guard isInFirstField else { return nil }
    return drawnRow(id: row)?.controls.first { $0.isEnabled && $0.isTyped }?.name
  }

  private func drawnRow(id: NodeID) -> RowContent? {
    layout.tablePath(of: id).flatMap { drawnRow(at: $0) }
  }

  /// Finishes the form, as the return key does in its last field.
  public func submit() async throws {
    try await send(.submit, offeredAs: "be submitted")
  }

  private func control(
    of title: String, at path: TablePath, _ name: String?, _ use: String,
    where fits: (RowControl) -> Bool
  ) throws -> RowControl {
    let controls = row(at: path)?.controls ?? []
    if let name, !controls.contains(where: { $0.name == name }) {
      throw HeadlessError.noSuch("control", named: name, among: controls.map(\.name))
    }
    let control = controls.first { fits($0) && (name == nil || $0.name == name) }
    guard let control, control.isEnabled else { throw HeadlessError.notOffered(use, by: title) }
    return control
  }
}

/// The text in a field that a person is in, as the value that it is set to.
struct UnsetField {
  /// The screen, which may be closed meanwhile, and is not kept for the text.
  weak var screen: Screen?
  let row: NodeID
  let control: String
  let value: TableValue
  let text: String
  /// The text of the field when the person came to it.
  let original: String
  /// Whether the form knew of the text as it was typed.
  let isKept: Bool

  /// Creates the value for a text that was just typed.
  ///
  /// `original` is the text of the field when the person came to it, or nil if that is what it shows now.
  @MainActor init(
    _ screen: Screen, _ row: NodeID, _ control: RowControl, text: String, original: String?
  ) {
    (self.screen, self.row, self.control) = (screen, row, control.name)
    (self.text, self.original) = (text, original ?? control.startText)
    value = TableEnvironment.within(screen.navigator?.environment) { control.entered(text) }
    isKept = screen.isTyping(in: row, control: control.name)
  }

  /// Whether the text is what the field held when the person came to it.
  var isUntouched: Bool { text == original }

  func isIn(_ row: NodeID, _ control: String) -> Bool { self.row == row && self.control == control }

  var event: TableEvent { .control(row, name: control, value: value) }
}

extension HeadlessHost {
  /// The value of a text that a person of this window types.
  fileprivate func entered(_ text: String, _ control: RowControl) -> TableValue {
    TableEnvironment.within(navigator.environment) { control.entered(text) }
  }
}
