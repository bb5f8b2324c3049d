// What the compiler needs to see in order to check `@objc` and `#selector` where there is no Objective-C.

/// The name of a method.
public struct Selector: ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

/// A flag of Objective-C.
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
}
