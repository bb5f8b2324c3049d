#if GTK
import CGTK
import TableScreen

/// A spin button for a number, set in steps or typed.
@MainActor final class StepperView: ControlView {
  private let stepDigits: gint
  private let hasBounds: Bool
  /// The greatest number of a control without bounds, which GTK needs and makes as wide.
  private var bound = 1e9
  /// The greatest bound of a control that has none of its own; a number beyond it shows as the bound.
  private static let lastBound = 1e300
  /// The number from which on its digits are not written one by one.
  private static let wide = 1e15
  /// A typed text that is no number, kept to be corrected, with the number that it replaced.
  private var unread: (text: String, over: Double)?
  private var shownRow: NodeID?
  /// The text of the number, as it was written last; another one is being typed.
  private var shownText = ""

  init(_ control: RowControl, _ range: ClosedRange<Double>?, _ step: Double) {
    hasBounds = range != nil
    let range = range ?? -bound...bound
    let width = step > 0 ? step : 1
    stepDigits = width.digits
    super.init(
      Obj(
        gtk_spin_button_new_with_range(
          range.lowerBound, max(range.upperBound, range.lowerBound), min(width, 1))), control)
    leaveWheel(of: root)
    // A numeric one refuses to show the letter in 5e+30; what is typed is read here anyway.
    gtk_spin_button_set_numeric(root(), 0)
    // GTK has no number for ten times the greatest one.
    gtk_spin_button_set_increments(root(), width, min(10 * width, .greatestFiniteMagnitude))
    // Who holds a button gets faster by whole steps.
    gtk_spin_button_set_climb_rate(root(), width)
    gtk_spin_button_set_digits(root(), guint(stepDigits))
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    on(root, "input") { [weak self] arguments in
      arguments.answer(int: self?.read(into: arguments.place(1)) == true ? 1 : 0)
    }
    on(root, "output") { [weak self] arguments in
      arguments.answer(self?.keepsText == true || self?.writesWide() == true)
    }
    on(root, "value-changed") { [weak self] _ in
      guard let self, unread == nil else { return }
      if isUnset, !isTyped { return sendFirst() }
      showDigits(of: number)
      fitText()
      shownText = text
      send(.number(number))
    }
  }

  /// Writes a number of many digits as other hosts do; returns whether it is one.
  ///
  /// GTK reads the text again when the focus leaves: one that is not the whole number would replace it.
  private func writesWide() -> Bool {
    let number = number
    guard number.magnitude >= Self.wide else { return false }
    let tidy = number.tidyText
    let whole = Double(tidy) == number ? tidy : String(number)
    if text != whole { gtk_editable_set_text(root(), whole) }
    return true
  }

  /// Lets the button be as wide as its text, if there is room for that: by itself it shows nine letters.
  private func fitText() {
    let letters = gint(text.count)
    gtk_editable_set_max_width_chars(root(), letters > Self.letters ? letters : -1)
  }

  /// The letters for which GTK makes room by itself.
  private static let letters: gint = 9

  /// True while no number is held, and none shows.
  private var isUnset = false
  /// True if the number in the button was typed.
  private var isTyped = false

  /// Sends the first number of the range, to which either button leads where none is held.
  private func sendFirst() {
    guard !isShowing, let first = control.number(movedBy: 1) else { return }
    send(.number(first))
  }

  private var number: Double { gtk_spin_button_get_value(root()).tidied }
  private var text: String { gtk_editable_get_text(root()).map { String(cString: $0) } ?? "" }

  /// Parses the typed text before GTK does, which would read a text that is no number as zero.
  ///
  /// - Returns: true if the text is no number, so that the old number is kept.
  private func read(into place: UnsafeMutablePointer<Double>?) -> Bool {
    let (typed, value) = (text, gtk_spin_button_get_value(root()))
    isTyped = false
    if isUnset, typed.isEmpty {
      place?.pointee = value
      return true
    }
    let number: Double? = typed.withCString { start in
      var end: UnsafeMutablePointer<CChar>?
      let number = g_strtod(start, &end)
      guard let end, end.pointee == 0, UnsafePointer(end) != start else { return nil }
      return number.isFinite ? number : nil
    }
    if let number {
      makeRoom(for: number)
      let wasUnread = unread != nil || isUnset
      isTyped = true
      unread = nil
      // GTK emits no signal for a number that it already has.
      if wasUnread, number == value { send(.number(number)) }
      return false
    }
    place?.pointee = value
    let isNew = unread?.text != typed
    unread = (typed, value)
    if isNew { send(.text(typed)) }
    // One that is empty now shows none, and stands elsewhere: GTK would set the old number again, as a step of the person.
    if isUnset { place?.pointee = gtk_spin_button_get_value(root()) }
    return true
  }

  /// True if the typed text stays: it is no number, and no number was set since.
  private var keepsText: Bool {
    if isUnset {
      if !isTyped { gtk_editable_set_text(root(), "") }
      return true
    }
    guard let unread else { return false }
    if unread.over == gtk_spin_button_get_value(root()) { return true }
    self.unread = nil
    return false
  }

  /// Widens the bounds of a control that has none, so that it holds a number, and those some steps beside it.
  private func makeRoom(for number: Double) {
    guard !hasBounds, number.magnitude * 2 > bound, bound < Self.lastBound else { return }
    while number.magnitude * 2 > bound, bound < Self.lastBound { bound *= 10 }
    gtk_spin_button_set_range(root(), -bound, bound)
  }

  /// Shows at least as many decimals as the number has.
  private func showDigits(of number: Double) {
    let digits = guint(max(stepDigits, number.digits))
    guard gtk_spin_button_get_digits(root()) != digits else { return }
    gtk_spin_button_set_digits(root(), digits)
  }

  override func display(_ control: RowControl, before old: RowControl) {
    let isOther = shownRow != row?.id
    shownRow = row?.id
    if !isOther, unread != nil, control.value == old.value || control.value == .text(text) {
      return
    }
    // GTK would write the old number over the one that is being typed.
    if !isOther, control.value == old.value, root.hasFocusWithin, text != shownText { return }
    unread = nil
    (isUnset, isTyped) = (control.isUnset, false)
    let value = Double(control.value) ?? control.number(movedBy: 0) ?? 0
    makeRoom(for: value)
    showDigits(of: value)
    gtk_spin_button_set_value(root(), value)
    fitText()
    shownText = text
  }

  /// Reads a typed number, which GTK does only when the focus leaves.
  override func commit() {
    guard !isShowing, text != shownText else { return }
    gtk_spin_button_update(root())
  }
}
#endif
