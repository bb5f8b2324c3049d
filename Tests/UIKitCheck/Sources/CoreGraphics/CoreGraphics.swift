// Foundation brings the geometry here; on Apple's systems `insetBy` and its like belong to this module.
@_exported public import struct Foundation.CGRect
