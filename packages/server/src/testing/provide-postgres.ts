import { afterAll, beforeAll } from 'vitest';
import { findPostgresFor, type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

/**
 * Starts a PostgreSQL server for the tests of a file, which have to be skipped if it isn't installed. With `fsync`, it may
 * crash.
 */
export function providePostgres(
  test: string,
  fsync: 'on' | 'off' = 'off',
): { isMissing: boolean; server(): PrivatePostgres } {
  const bin = findPostgresFor(test);
  let postgres: PrivatePostgres | undefined;
  beforeAll(async () => {
    if (bin !== null) postgres = await startPrivatePostgres(bin, fsync);
  }, 60_000);
  afterAll(() => postgres?.remove());
  return {
    isMissing: bin === null,
    server() {
      if (postgres === undefined) throw new Error('PostgreSQL has not started.');
      return postgres;
    },
  };
}
