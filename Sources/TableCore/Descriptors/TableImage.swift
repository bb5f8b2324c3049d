public import Foundation

/// A picture: where it comes from, and how it is shown.
///
/// A text host, such as a terminal, decodes no pictures, and shows a mark in place of each. Names such as `star` or
/// `folder` have marks of their own; a picture that is loading, or could not be loaded, has another.
public struct TableImage: Hashable, Sendable {
  /// The source of a picture.
  public enum Source: Hashable, Sendable {
    /// The app's resource, or the host's icon, of that name.
    case named(String)
    /// The file or web address.
    case remote(URL)
    /// The bytes of a PNG or JPEG file.
    case data(Data)
  }

  /// The way in which a picture fills the place that it is shown in.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The whole picture shows, in its own proportions.
    case aspectFit
    /// The picture fills the place, in its own proportions; the rest is cut off.
    case aspectFill
    /// The picture is stretched to fill the place.
    case scaleToFill
  }

  /// The source of the picture.
  public var source: Source
  /// The radius of its corners, in points; zero or more.
  ///
  /// A text host ignores the radius.
  public var radius: Double
  /// The side of the square in which it is shown, in points, or nil for its own size, of which browsers and GTK show at
  /// most half the width of the row; of a side they show 8 to 512.
  ///
  /// A text host counts 22 points as a line: below one and a half lines the picture is one mark, else it takes two
  /// lines or three, with the mark in the middle, or on the first line where something stands beside it, as a title.
  /// Without a size it is one mark.
  public var size: Double?
  /// The resource shown until a remote picture has come, or nil.
  public var placeholder: String?
  /// The way in which the picture fills its place.
  public var contentMode: ContentMode

  /// Creates a picture.
  public init(
    _ source: Source, radius: Double = 0, size: Double? = nil, placeholder: String? = nil,
    contentMode: ContentMode = .aspectFit
  ) {
    self.contentMode = contentMode
    self.source = source
    self.radius = radius
    self.size = size
    self.placeholder = placeholder
  }
}

extension TableImage {
  /// The range of the radius and of the size.
  package static let range = NumberRange.numbers(0...10_000)

  /// True if the radius and the size are in range.
  var isFit: Bool {
    Self.nearest(to: radius) == radius && size.map { Self.nearest(to: $0) == $0 } != false
  }

  /// The picture with the nearest radius and size that there are; those that are no numbers are left out.
  package var fitted: TableImage {
    if isFit { return self }
    var fitted = self
    fitted.radius = Self.nearest(to: radius) ?? 0
    fitted.size = size.flatMap(Self.nearest)
    return fitted
  }

  /// The radius and the size that are out of range, in the words of a mistake; or nil.
  var badMeasures: String? {
    if isFit { return nil }
    let fitted = fitted
    let radius = fitted.radius == radius ? nil : "a radius of \(radius)"
    let size = fitted.size == size ? nil : size.map { "a size of \($0)" }
    let all = [radius, size].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " and ")
  }

  /// True if the radius and the size are numbers.
  var hasNumbers: Bool { !radius.isNaN && size?.isNaN != true }

  private static func nearest(to number: Double) -> Double? {
    guard case .number(let nearest)? = range.nearest(to: .number(number))?.value else { return nil }
    return nearest
  }
}

extension TableImage: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.image(self), for: key)
  }
}

extension CellValue where Self == TableImage {
  /// A resource by name, with the radius of its corners and the side of its square, in points.
  public static func named(_ name: String, radius: Double = 0, size: Double? = nil) -> TableImage {
    TableImage(.named(name), radius: radius, size: size)
  }

  /// A picture by the bytes of its PNG or JPEG file.
  public static func data(
    _ data: Data, radius: Double = 0, size: Double? = nil,
    contentMode: TableImage.ContentMode = .aspectFit
  ) -> TableImage {
    TableImage(.data(data), radius: radius, size: size, contentMode: contentMode)
  }

  /// A picture from a file or the web, with the resource shown until it has come.
  public static func remote(
    _ url: URL, placeholder: String? = nil, radius: Double = 0, size: Double? = nil,
    contentMode: TableImage.ContentMode = .aspectFit
  ) -> TableImage {
    TableImage(
      .remote(url), radius: radius, size: size, placeholder: placeholder, contentMode: contentMode)
  }
}
