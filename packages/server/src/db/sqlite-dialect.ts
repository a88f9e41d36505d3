import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from './sqlite.ts';

/** Lets Kysely's Migrator run all pending migrations in one transaction, which SQLite can do with any statement. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Rolls back only what SQLite has not rolled back by itself, as it does when the disk is full: a second rollback fails
 * and hides the cause.
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
