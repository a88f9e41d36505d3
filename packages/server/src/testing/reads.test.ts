import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db/open.ts';
import { folderForFile } from './after-test.ts';
import { openLargeGame } from './large-game.ts';
import { explain, recordQueries } from './plans.ts';
import { readsOf } from './reads.ts';

const folder = folderForFile();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openLargeGame({ dataDir: folder }, 200);
});
afterAll(() => database.close());

/** SQLite chooses its plans without knowing how many rows there are, so a small game shows those of a large one. */
it('no read goes through all rows of a table that grows with the number of players', async () => {
  const reads = readsOf(database);
  const scans: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const queries = await recordQueries(database.db, (db) => read(db, 7));
    expect(queries.length, name).toBeGreaterThan(0);
    for (const query of queries) {
      const { scanned } = await explain(database, query);
      scans.push(...scanned.map((table) => `${name}: ${table}`));
    }
  }
  expect(scans).toEqual([]);
  const [byFirstName] = await recordQueries(database.db, (db) =>
    db.selectFrom('users as people').select('id').where('first_name', '=', 'A').execute(),
  );
  expect(byFirstName && (await explain(database, byFirstName)).scanned).toEqual(['users']);
});
