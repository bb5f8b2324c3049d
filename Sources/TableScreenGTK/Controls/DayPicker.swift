#if GTK
import CGTK
import Foundation

/// A button that opens a calendar for choosing a day.
@MainActor final class DayPicker {
  /// The button that opens the calendar.
  let root = Obj(gtk_button_new_from_icon_name("x-office-calendar-symbolic"))
  private let popover = Obj(gtk_popover_new())
  private let calendar = Obj(gtk_calendar_new())
  private let shown: () -> DateComponents
  private let choose: (DateComponents) -> Void
  private let leave: () -> Void
  private var isShowing = false
  /// True if keys have moved to a day that is not chosen yet.
  private var isPassing = false

  /// Makes a picker in a box, which is also the parent of its popover.
  ///
  /// - Parameters:
  ///   - box: the box that the button is added to.
  ///   - shown: returns the day to select when the calendar opens.
  ///   - choose: takes each day that is clicked while the calendar is open, and the one to which keys have moved when it
  ///     closes, unless by Escape.
  ///   - leave: runs when the calendar is closed.
  init(
    in box: Obj, shown: @escaping () -> DateComponents,
    choose: @escaping (DateComponents) -> Void, leave: @escaping () -> Void
  ) {
    (self.shown, self.choose, self.leave) = (shown, choose, leave)
    root.setClass("flat", true)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(root(), GTKWords.current[.pickDay])
    gtk_box_append(box(), root())
    gtk_popover_set_child(popover(), calendar())
    gtk_widget_set_parent(popover(), root())
    on(root, "clicked") { [weak self] _ in self?.open() }
    on(root, "destroy") { [popover] _ in gtk_widget_unparent(popover()) }
    on(calendar, "day-selected") { [weak self] _ in self?.dayWasChosen() }
    on(popover, "closed") { [weak self] _ in
      guard let self else { return }
      settle()
      leave()
    }
    let keys = Obj(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys(), GTK_PHASE_CAPTURE)
    on(keys, "key-pressed") { [weak self] arguments in
      let isPlain = arguments.flags(3) & GTKKeys.heeded == 0
      arguments.answer(isPlain && self?.press(arguments.uint(1)) == true)
    }
    gtk_widget_add_controller(calendar(), keys())
  }

  /// Opens the calendar.
  func open() {
    guard gtk_widget_get_sensitive(root()) != 0 else { return }
    let day = shown()
    (isShowing, isPassing) = (true, false)
    if let date = g_date_time_new_local(
      gint(day.year ?? 1), gint(day.month ?? 1), gint(day.day ?? 1), 12, 0, 0)
    {
      gtk_calendar_select_day(calendar(), date)
      g_date_time_unref(date)
    }
    isShowing = false
    gtk_popover_popup(popover())
    gtk_widget_grab_focus(calendar())
  }

  /// Handles a key, since the arrow keys of GTK's calendar start in its corner and not at its day.
  private func press(_ key: Int) -> Bool {
    switch Int32(GTKKeys.plain(UInt32(key))) {
    case GDK_KEY_Return: gtk_popover_popdown(popover())
    case GDK_KEY_Escape:
      isPassing = false
      gtk_popover_popdown(popover())
    case GDK_KEY_Left: move(days: -1)
    case GDK_KEY_Right: move(days: 1)
    case GDK_KEY_Up: move(days: -7)
    case GDK_KEY_Down: move(days: 7)
    case GDK_KEY_Page_Up: move(months: -1)
    case GDK_KEY_Page_Down: move(months: 1)
    default: return false
    }
    return true
  }

  private func move(days: gint = 0, months: gint = 0) {
    guard let old = gtk_calendar_get_date(calendar()) else { return }
    defer { g_date_time_unref(old) }
    guard let new = g_date_time_add_full(old, 0, months, days, 0, 0, 0) else { return }
    isShowing = true
    gtk_calendar_select_day(calendar(), new)
    isShowing = false
    isPassing = true
    g_date_time_unref(new)
  }

  /// Chooses the day to which keys have moved, as where the window is closed; returns whether there was one.
  @discardableResult
  func settle() -> Bool {
    guard isPassing else { return false }
    dayWasChosen()
    return true
  }

  private func dayWasChosen() {
    guard !isShowing, let date = gtk_calendar_get_date(calendar()) else { return }
    isPassing = false
    defer { g_date_time_unref(date) }
    choose(
      DateComponents(
        year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
        day: Int(g_date_time_get_day_of_month(date))))
  }
}
#endif
