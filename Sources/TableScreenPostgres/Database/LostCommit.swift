#if Postgres
/// A transaction whose end nobody knows: the line was lost while the server was asked to commit it.
struct LostCommit<Result: Sendable>: Error {
  /// The result of the transaction, if it was committed.
  let result: Result
  let place: CommitPlace
  let error: PostgresError
}

/// The names by which the server can be asked what became of a transaction.
struct CommitPlace: Sendable {
  /// The server's number of the transaction.
  let transaction: String
  /// The server's number of the connection.
  let pid: Int32
  /// The name of the server's run: in another one, the number may be that of another transaction.
  let serverRun: String
}
#endif
