import Foundation

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system }
  public struct Configuration {
    public enum Indicator: Sendable { case automatic, popup }
    public var title: String?
    public var indicator = Indicator.automatic
    public static func plain() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public private(set) var currentTitle: String?
  public private(set) var currentImage: UIImage?

  public let titleLabel: UILabel? = UILabel()
  override var isElementByItself: Bool { true }
  override var ownLabel: String? { configuration?.title ?? currentTitle }

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: State) { currentTitle = title }
  open func setImage(_ image: UIImage?, for state: State) { currentImage = image }
}
