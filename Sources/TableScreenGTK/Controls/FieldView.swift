#if GTK
import CGTK
import Foundation
import TableScreen

/// A single-line text field.
@MainActor final class FieldView: TypedView {
  /// The entry: the whole widget, or the part beside a calendar button.
  private let entry: Obj
  private var picker: DayPicker?
  /// The row for which the calendar was opened.
  private var pickedRow: NodeID?

  init(_ control: RowControl, _ kind: RowControl.FieldKind) {
    entry = Obj(control.hidesText ? gtk_password_entry_new() : gtk_entry_new())
    super.init(
      control.takesDay ? Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)) : entry, control)
    if control.takesDay { addPicker() }
    if control.hidesText { letTextForget() }
    entry.setClass("ts-field", true)
    gtk_widget_set_valign(entry(), GTK_ALIGN_CENTER)
    gtk_editable_set_width_chars(entry(), FieldWidth.least)
    gtk_editable_set_max_width_chars(entry(), FieldWidth.most)
    align()
    on(entry, "direction-changed") { [weak self] _ in self?.align() }
    on(entry, "changed") { [weak self] _ in
      self?.align()
      self?.typed()
    }
    on(entry, "activate") { [weak self] _ in
      guard let self else { return }
      commit()
      row?.page?.finishField(self)
    }
    followFocus(of: entry)
  }

  /// Takes the entry's handlers from its text when the entry ends.
  ///
  /// GTK leaves there the one for the caps lock of a hidden text, and may hold the text longer than the entry, until the
  /// focus has gone from it: the handler would use what is freed.
  private func letTextForget() {
    guard let text = Obj(maybe: gtk_editable_get_delegate(entry())).map(Owned.init) else { return }
    on(entry, "destroy") { arguments in
      guard let entry = arguments.sender else { return }
      g_signal_handlers_disconnect_matched(
        text.object(), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, entry())
    }
  }

  private func addPicker() {
    gtk_box_append(root(), entry())
    picker = DayPicker(in: root) { [weak self] in
      self?.pickedRow = self?.row?.id
      return self?.control.day() ?? DateComponents()
    } choose: { [weak self] day in
      // The view may show another row by then.
      guard let self, row?.id == pickedRow, let moment = control.moment(on: day) else { return }
      send(.date(moment))
    } leave: { [weak self] in
      guard let self else { return }
      gtk_widget_grab_focus(entry())
    }
  }

  /// Keeps the widget unless its parts differ, because a new one would lose the text being typed.
  override func canShow(_ control: RowControl) -> Bool {
    guard case .field = control.kind, case .field = self.control.kind else { return false }
    return control.hidesText == self.control.hidesText && control.takesDay == self.control.takesDay
  }

  override func commit() {
    // What was typed has been sent as the calendar was opened.
    if picker?.settle() != true { super.commit() }
  }

  override func pick() -> Bool {
    guard let picker else { return false }
    let id = row?.id
    // The calendar opens at the day that is typed, unless that has led elsewhere.
    commit()
    if let id, row?.id == id { picker.open() }
    return true
  }

  override func display(_ control: RowControl, before old: RowControl) {
    if let picker, control.label != old.label || !isPickerLabeled {
      isPickerLabeled = true
      setAccessibleLabel(picker.root, "\(GTKWords.current[.pickDay]): \(control.label)")
    }
    if case .field(let placeholder, let kind) = control.kind {
      if control.hidesText {
        set(entry, "placeholder-text", placeholder)
        // A second button of the row shows what is typed.
        let isAlone = row?.content?.controls.count == 1
        gtk_password_entry_set_show_peek_icon(entry(), isAlone ? 1 : 0)
      } else {
        gtk_entry_set_placeholder_text(entry(), ShownText(placeholder).text)
        let isNumber = [.integer, .number].contains(kind)
        gtk_entry_set_input_purpose(
          entry(), isNumber ? GTK_INPUT_PURPOSE_NUMBER : GTK_INPUT_PURPOSE_FREE_FORM)
      }
    }
    limitPlaceholder()
    fit()
    showText()
  }

  override func fit() {
    guard let room = row?.page?.area.room.width else { return }
    var least = FieldWidth.day
    if case .field(_, .date) = control.kind { least = FieldWidth.moment }
    guard fitted.room != room || fitted.least != least else { return }
    fitted = (room, least)
    let width = FieldWidth(entry, in: room)
    var letters = width.letters
    if let picker {
      let button = width.letters(for: picker.root)
      letters = max(letters - button.count, least)
      gtk_widget_set_margin_start(picker.root(), button.rest)
    }
    self.letters = letters
    gtk_editable_set_max_width_chars(entry(), letters)
  }

  /// The least width with which the field can be used: of a day all is seen, or it is another one.
  var leastWidth: gint {
    let (least, natural) = widths(of: root)
    return control.takesDay ? max(least, natural - width(of: letters - fitted.least)) : least
  }

  /// Takes some pixels from the width that the field asks for, for the name beside it.
  func spare(_ width: gint) {
    let least = control.takesDay ? fitted.least : FieldWidth.least
    let letter = max(self.width(of: 1), 1)
    let left = width > 0 ? letters - (width + letter - 1) / letter : letters
    gtk_editable_set_max_width_chars(entry(), max(left, min(least, letters)))
  }

  private func width(of letters: gint) -> gint { letters * FieldWidth.letter(of: entry) }

  /// Keeps a long placeholder from making its field wider than the others.
  private func limitPlaceholder() {
    guard let text = Obj(maybe: gtk_editable_get_delegate(entry())) else { return }
    var next = Obj(maybe: gtk_widget_get_first_child(text()))
    while let child = next {
      if child.isA(gtk_label_get_type()) { gtk_label_set_max_width_chars(child(), 1) }
      next = Obj(maybe: gtk_widget_get_next_sibling(child()))
    }
  }

  /// The letters that the field has room for, where its name leaves it that.
  private var letters = FieldWidth.most
  /// The width that the field was fitted to last, and the letters of its kind of day.
  private var fitted: (room: gint, least: gint) = (-1, 0)

  override var text: String {
    edited.edit(gtk_editable_get_text(entry()).map { String(cString: $0) } ?? "")
    return edited.text
  }

  override func write(_ new: String) {
    let caret = gtk_editable_get_position(entry())
    edited = EditedText(new, bytes: EditedText.entryBytes)
    setText(of: entry, edited.shown)
    gtk_editable_set_position(entry(), min(caret, gint(new.count)))
  }

  /// Keeps the text at the end of the row: GTK turns the alignment over for a text that runs from right to left, and in
  /// a window that does only for one without letters.
  private func align() {
    let runs = pango_find_base_dir(gtk_editable_get_text(entry()), -1)
    let isTurned = gtk_widget_get_direction(entry()) == GTK_TEXT_DIR_RTL
    let other = isTurned ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
    // The dots of a hidden text are no letters.
    gtk_editable_set_alignment(entry(), runs == other && !control.hidesText ? 0 : 1)
  }

  private var edited = EditedText()
  private var isPickerLabeled = false

  override var focusable: Obj { entry }
}
#endif
