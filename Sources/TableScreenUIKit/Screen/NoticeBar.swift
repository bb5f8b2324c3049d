#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import QuartzCore
import TableScreen
import UIKit

/// The bar that shows a notice, or a wait while rows are in view.
@MainActor final class NoticeBar {
  private weak var page: TableScreenController?
  private let box = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let stack = UIStackView()
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let progress = UIProgressView(progressViewStyle: .default)
  private let button = UIButton(type: .system)
  private var shown: ScreenChrome.Notice?
  private var leaving: Task<Void, Never>?
  /// The event that the button sends.
  private var event: TableEvent?

  /// The time for which a notice shows.
  static let duration = Duration.seconds(5)
  /// The wait for that time; a test replaces it with one that ends at once.
  static var wait: @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  init(_ page: TableScreenController) { self.page = page }

  func show(_ chrome: ScreenChrome) {
    let waiting = chrome.emptyText == nil ? chrome.waiting : nil
    let text = chrome.notice?.text ?? waiting
    if text != nil, box.superview == nil { build() }
    box.isHidden = text == nil
    label.text = text
    label.textColor = chrome.notice?.isError == true ? .systemRed : .label
    let isWaiting = chrome.notice == nil && waiting != nil
    let share = isWaiting ? RowElement.share(of: chrome.waitingFraction) : nil
    let isTurning = isWaiting && share == nil
    spinner.isHidden = !isTurning
    if isTurning { spinner.startAnimating() } else { spinner.stopAnimating() }
    show(share)
    if chrome.notice?.offersUndo == true {
      setButton(TableWords.current.undo, .undo)
    } else if isWaiting, chrome.canCancelWaiting {
      setButton(TableWords.current.cancel, .cancelWaiting)
    } else {
      setButton(nil, nil)
    }
    watch(chrome.notice)
  }

  /// Shows how far a wait has come, if that is known.
  private func show(_ share: Double?) {
    progress.isHidden = share == nil
    guard let share else { return }
    if progress.superview == nil {
      progress.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      stack.insertArrangedSubview(progress, at: 1)
    }
    progress.setProgress(Float(share), animated: progress.window != nil)
    progress.accessibilityLabel = label.text
  }

  private func setButton(_ title: String?, _ event: TableEvent?) {
    self.event = event
    button.isHidden = title == nil
    button.setTitle(title, for: .normal)
    button.accessibilityCustomActions = event == .undo ? [closing] : nil
  }

  /// The screen reader's action that closes a notice with Undo, which does not go by itself.
  private var closing: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: TableWords.current.close) { [weak self] _ in
      self?.page?.screen.send(.dismissNotice)
      return true
    }
  }

  /// Announces a notice to screen readers, and dismisses it after its time.
  private func watch(_ notice: ScreenChrome.Notice?) {
    guard notice != shown else { return }
    shown = notice
    leaving?.cancel()
    guard let notice else { return }
    UIAccessibility.post(notification: .announcement, argument: notice.text)
    leaving = Task { [weak self] in
      // Listeners need time to find Undo, so a notice that offers it stays while VoiceOver runs.
      var isOver = false
      while !isOver {
        try? await Self.wait(Self.duration)
        isOver = Task.isCancelled || !notice.offersUndo || !UIAccessibility.isVoiceOverRunning
      }
      if !Task.isCancelled { self?.page?.screen.send(.dismissNotice) }
    }
  }

  private func build() {
    guard let view = page?.view else { return }
    label.font = UIFont.preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .subheadline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak self] _ in
        if let self, let event { page?.act(event) }
      }, for: .touchUpInside)
    stack.spacing = 12
    stack.alignment = .center
    for part in [spinner, label, button] { stack.addArrangedSubview(part) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layer.cornerRadius = 12
    box.clipsToBounds = true
    box.contentView.addSubview(stack)
    view.addSubview(box)
    // The bar stands at the bottom edge, or above the keyboard.
    let edge = box.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
    edge.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: box.contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: box.contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: box.contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: box.contentView.trailingAnchor, constant: -16),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
      edge,
    ])
  }
}
#endif
