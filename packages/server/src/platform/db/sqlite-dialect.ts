import { type DatabaseConnection, SqliteAdapter, SqliteDialect } from 'kysely';
import type { SqliteFile } from './sqlite.ts';

/** Lets Kysely's Migrator run all pending migrations in one transaction, which SQLite supports for DDL. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
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
  /** When SQLite has rolled back by itself, as on a full disk, another rollback would fail and hide the cause. */
  override createDriver() {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    return Object.assign(driver, {
      rollbackTransaction: async (connection: DatabaseConnection) => {
        if (this.#file.isInTransaction()) await rollback(connection);
      },
    });
  }
}
