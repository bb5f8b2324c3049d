public import Foundation

/// What a view draws into; a module of its own, as Apple's, so that the host has to import it.
open class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
}
