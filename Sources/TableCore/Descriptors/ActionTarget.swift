/// The object whose methods actions name: a screen or a group.
@MainActor public protocol ActionTarget: AnyObject {}
