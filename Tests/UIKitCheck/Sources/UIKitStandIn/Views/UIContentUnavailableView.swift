public import Foundation

/// What stands where there is nothing to show.
@MainActor open class UIContentUnavailableView: UIView {
  open var configuration: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  open override var voices: [Voice] {
    if isHidden { return [] }
    return [configuration.text, configuration.secondaryText, configuration.button.title]
      .compactMap { $0 }.map { Voice(view: self, label: $0) }
  }
}
