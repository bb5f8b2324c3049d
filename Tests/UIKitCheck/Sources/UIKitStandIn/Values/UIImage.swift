public import CoreGraphics
public import Foundation

/// A picture: only the system's symbols are known, and bytes that begin as a picture's do.
open class UIImage: NSObject, @unchecked Sendable {
  public let name: String
  /// How large it is, in points: here, as many as it has bytes.
  public let size: CGSize
  /// What it was made of; nil for symbols, and for what was made of another picture.
  public let bytes: Data?
  public var scale: CGFloat { 1 }
  /// How often bytes were read.
  @MainActor public private(set) static var readCount = 0

  init(name: String, size: CGSize = CGSize(width: 24, height: 24)) {
    self.name = name
    self.size = size
    bytes = nil
  }

  public init?(named name: String) { nil }
  public init?(systemName name: String) {
    self.name = name
    size = CGSize(width: 24, height: 24)
    bytes = nil
  }
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    MainActor.assumeIsolated { UIImage.readCount += 1 }
    name = "\(data.count) bytes"
    size = CGSize(width: data.count, height: data.count)
    bytes = data
  }

  // The page "preparingThumbnail(of:)": nil where the bytes are no picture; a size of nothing is no size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    guard size.width >= 1, size.height >= 1 else { return nil }
    return UIImage(name: "\(name), \(Int(size.width)) wide", size: size)
  }
}

/// A path that is drawn.
@MainActor open class UIBezierPath: NSObject {
  /// The paths that were drawn so far, each with its lines.
  public private(set) static var drawn: [(lines: [[CGPoint]], width: CGFloat, color: UIColor?)] = []
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public private(set) var lines: [[CGPoint]] = []
  public func move(to point: CGPoint) { lines.append([point]) }
  public func addLine(to point: CGPoint) { lines[lines.count - 1].append(point) }
  public func stroke() {
    // A line of no length is seen only where its ends are rounded.
    let seen = lineCapStyle == .round ? lines : lines.filter { Set($0.map(\.x)).count > 1 }
    UIBezierPath.drawn.append((seen, lineWidth, UIColor.stroke))
  }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Sendable { case systemMaterial }
  public init(style: Style) {}
}
