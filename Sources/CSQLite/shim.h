#include <sqlite3.h>

// Binds values with `SQLITE_TRANSIENT`, a macro that Swift's importer cannot import: SQLite copies the value at once.
static inline int ts_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int ts_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return length == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                     : sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// Keeps a database's write-ahead log when the connection closes. Swift cannot call the variadic `sqlite3_db_config`.
static inline int ts_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
