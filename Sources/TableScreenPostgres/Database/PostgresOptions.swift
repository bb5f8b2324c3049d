#if Postgres
/// The options for the use of a server.
public struct PostgresOptions: Sendable {
  /// The longest time that a statement may take; the server ends a longer one.
  ///
  /// The server knows none above 24 days, which also zero stands for.
  public var statementTimeout = Duration.seconds(30)
  /// The longest time that opening a connection may take.
  public var connectTimeout = Duration.seconds(10)
  /// The time for which a lost server is asked, once it can be reached again, whether it has committed a transaction.
  public var recoveryTimeout = Duration.seconds(30)
  /// The largest number of connections, 1 or more, beside the one that hears of changes; more transactions wait.
  public var connectionBound = 4
  /// The channel on which changes are notified, a name of 1 to 63 bytes: see ``PostgresDatabase/installTriggers(for:schema:)``.
  public var channel = "tablescreen"
  /// The work that creates or updates the tables, or nil.
  ///
  /// It runs as one transaction before the first use. Programs that start at the same time take turns.
  public var setup: (@Sendable (PostgresConnection) async throws -> Void)?

  /// Creates the default options.
  public init() {}

  /// The longest time that a statement may take, in milliseconds, as the server takes it.
  ///
  /// Without a bound the server would go on with a statement that nobody waits for any more.
  var statementMilliseconds: Int64 {
    statementTimeout > .zero ? statementTimeout.milliseconds : Duration.longest
  }
}
#endif
