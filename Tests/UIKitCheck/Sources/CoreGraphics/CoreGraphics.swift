// Foundation brings the geometry here; on Apple's systems `insetBy` and its like belong to this module.
@_exported public import struct Foundation.CGRect

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}
