import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from './sqlite.ts';

/** Lets Kysely's Migrator run all pending migrations in one transaction, which SQLite supports for DDL. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Skips the rollback when SQLite has already rolled back by itself, as on a full disk: a second one fails and hides the
 * cause.
 */
class RollbackOnceDriver extends SqliteDriver {
  #file: SqliteFile;
  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

export class SqliteFileDialect extends SqliteDialect {
  #file: SqliteFile;
  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
  override createDriver() {
    return new RollbackOnceDriver(this.#file);
  }
}
