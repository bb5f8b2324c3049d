public import Foundation

/// A picture: only the system's symbols are known, and bytes that begin as a picture's do.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String
  init(name: String) { self.name = name }

  public init?(named name: String) { nil }
  public init?(systemName name: String) { self.name = name }
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "\(data.count) bytes"
  }
}

/// A path that is drawn.
open class UIBezierPath: NSObject {
  public var lineWidth: CGFloat = 1
  public private(set) var points: [CGPoint] = []
  public func move(to point: CGPoint) { points = [point] }
  public func addLine(to point: CGPoint) { points.append(point) }
  public func stroke() {}
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable { case systemMaterial }
  public init(style: Style) {}
}
