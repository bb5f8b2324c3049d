// The lock that Apple's systems had before `Mutex`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(initialState: State) {}
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { preconditionFailure() }
}
