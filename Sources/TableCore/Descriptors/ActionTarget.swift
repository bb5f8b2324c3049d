/// What the methods named by actions belong to: a screen or a group.
@MainActor public protocol ActionTarget: AnyObject {}
