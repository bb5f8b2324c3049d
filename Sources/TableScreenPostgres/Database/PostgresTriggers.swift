#if Postgres
extension PostgresDatabase {
  /// Installs the triggers by which every commit that changes a table is notified, whoever commits it; again does no harm.
  ///
  /// ```swift
  /// try await database.installTriggers(for: "people")
  /// ```
  ///
  /// The user of the address has to own the table; where that may not be, hand
  /// ``triggerStatements(for:schema:channel:)`` to who does.
  ///
  /// - Parameters:
  ///   - table: the name of the table, as it is, without quotation marks.
  ///   - schema: the schema of the table; nil looks along the server's search path.
  /// - Throws: ``PostgresError``.
  public func installTriggers(for table: String, schema: String? = nil) async throws {
    let channel = options.channel
    try await write { connection in
      try await connection.takeTurn()
      try await connection.installTriggers(for: table, schema: schema, channel: channel)
    }
  }

  /// Returns the statements that make the triggers of a table, for people who install them by hand.
  ///
  /// - Parameters:
  ///   - table: the name of the table, as it is, without quotation marks.
  ///   - schema: the schema of the table; nil looks along the server's search path.
  ///   - channel: the channel: that of ``PostgresOptions/channel``, of 1 to 63 bytes.
  /// - Returns: the statements, each to be carried out by itself, in one transaction.
  public static func triggerStatements(
    for table: String, schema: String? = nil, channel: String = PostgresOptions().channel
  ) -> [String] {
    let name = PostgresName.quoted(table, in: schema)
    let argument = "'\(channel.replacing("'", with: "''"))'"
    return [
      """
      CREATE OR REPLACE FUNCTION tablescreen_notify() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify(TG_ARGV[0], TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
        RETURN NULL;
      END $$
      """,
      "DROP TRIGGER IF EXISTS tablescreen_changed ON \(name)",
      """
      CREATE TRIGGER tablescreen_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON \(name)
      FOR EACH STATEMENT EXECUTE FUNCTION tablescreen_notify(\(argument))
      """,
    ]
  }
}

extension PostgresConnection {
  /// Waits until no other program makes tables: programs that make the same ones at once are in each other's way.
  func takeTurn() async throws {
    // A statement that waited for the lock could take too long.
    while try await rows(
      "SELECT pg_try_advisory_xact_lock(hashtext('tablescreen setup')) AS taken")[0]
      .bool("taken") != true
    { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Installs the triggers of a table inside a transaction, as in ``PostgresOptions/setup``; where they are, and are not
  /// disabled, nothing is done, and nobody has to wait.
  ///
  /// - Parameters:
  ///   - table: the name of the table, as it is, without quotation marks.
  ///   - schema: the schema of the table; nil looks along the server's search path.
  ///   - channel: the channel: that of ``PostgresOptions/channel``.
  /// - Throws: ``PostgresError``.
  public func installTriggers(
    for table: String, schema: String? = nil, channel: String = PostgresOptions().channel
  ) async throws {
    try check(channel: channel)
    let known = try await rows(
      """
      SELECT 1 FROM pg_trigger WHERE tgrelid = to_regclass($1) AND tgname = 'tablescreen_changed'
      AND tgargs = convert_to($2, 'UTF8') || '\\x00'::bytea AND tgenabled IN ('O', 'A')
      """, PostgresName.quoted(table, in: schema), channel)
    guard known.isEmpty else { return }
    for sql in PostgresDatabase.triggerStatements(for: table, schema: schema, channel: channel) {
      try await execute(sql)
    }
  }

  /// Throws if nothing can be notified on a channel: each change of a table whose triggers name it would fail.
  nonisolated func check(channel: String) throws {
    if (1...63).contains(channel.utf8.count) { return }
    throw mistake("a channel has a name of 1 to 63 bytes", in: channel)
  }
}
#endif
