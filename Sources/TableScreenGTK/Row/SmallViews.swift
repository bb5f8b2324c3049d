#if GTK
import CGTK
import TableScreen

/// A short text in a pill.
@MainActor final class BadgeView: ElementView {
  init() {
    super.init(Obj(gtk_label_new(nil)))
    root.setClass("ts-badge", true)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .badge(let text) = element else { return false }
    let shown = ShownText(text).text
    gtk_label_set_text(root(), shown)
    limitWidth(of: root, shown)
    return true
  }
}

/// A progress bar.
@MainActor final class ProgressView: ElementView {
  /// True while the progress is unknown, and the bar moves as a sign of life.
  private var isUnknown = false
  /// True until the last frame in which the bar was looked after.
  private var isWatched = false

  init() {
    super.init(Obj(gtk_progress_bar_new()))
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(root(), 80, -1)
    gtk_widget_set_hexpand(root(), 1)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .progress(let fraction) = element else { return false }
    setProgress(root, fraction)
    isUnknown = RowElement.share(of: fraction) == nil
    if isUnknown, !isWatched { watch() }
    return true
  }

  /// Pulses the bar at each sixth frame for as long as its progress is unknown: GTK moves it only between two pulses.
  private func watch() {
    isWatched = true
    var frames = 0
    MainLoop.eachFrame(of: root) { [weak self] in
      guard let self else { return false }
      isWatched = isUnknown
      guard isWatched else { return false }
      frames += 1
      if frames % 6 == 0 { gtk_progress_bar_pulse(root()) }
      return true
    }
  }
}

/// Sets a progress bar to a fraction, or pulses it if the fraction is nil, that is unknown.
@MainActor func setProgress(_ bar: Obj, _ fraction: Double?) {
  if let share = RowElement.share(of: fraction) {
    gtk_progress_bar_set_fraction(bar(), share)
  } else {
    gtk_progress_bar_pulse(bar())
  }
}

/// A running spinner.
@MainActor final class SpinnerView: ElementView {
  init() {
    super.init(Obj(gtk_spinner_new()))
    gtk_spinner_start(root())
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool { element == .spinner }
}

/// A small line chart of numbers.
@MainActor final class ChartView: ElementView {
  private let drawing: ChartDrawing

  init() {
    drawing = ChartDrawing()
    super.init(drawing.widget)
    gtk_widget_set_size_request(root(), 96, 28)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .chart(let numbers) = element else { return false }
    drawing.numbers = numbers
    return true
  }
}
#endif
