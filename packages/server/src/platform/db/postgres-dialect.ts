import { type Kysely, PostgresDialect, type PostgresDialectConfig, PostgresIntrospector, sql } from 'kysely';

/**
 * Finds the tables of one schema for Kysely's Migrator, which needs only their names. The original reads every column of
 * all schemas, and fails when another program drops a table meanwhile.
 */
class SchemaIntrospector extends PostgresIntrospector {
  #db: Kysely<unknown>;
  #schema: string;
  constructor(db: Kysely<unknown>, schema: string) {
    super(db);
    this.#db = db;
    this.#schema = schema;
  }
  override async getTables() {
    const schema = this.#schema;
    const tables = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = ${schema}`;
    const { rows } = await tables.execute(this.#db);
    return rows.map(({ name }) => ({ name, schema, columns: [], isView: false, isForeign: false }));
  }
}

/** The dialect for migrating one schema. */
export class PostgresSchemaDialect extends PostgresDialect {
  #schema: string;
  constructor(config: PostgresDialectConfig, schema: string) {
    super(config);
    this.#schema = schema;
  }
  override createIntrospector(db: Kysely<unknown>) {
    return new SchemaIntrospector(db, this.#schema);
  }
}
