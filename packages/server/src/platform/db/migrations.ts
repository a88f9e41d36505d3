import type { Migration } from 'kysely/migration';
import { createSchema } from './schema.ts';

/** Migrations by name, in order, in SQL that both databases support. Never edit one that has been released. */
export const migrations: Record<string, Migration> = {
  '001_schema': { up: createSchema },
};
