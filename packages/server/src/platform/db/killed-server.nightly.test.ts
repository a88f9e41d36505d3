import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { folderForFile } from '../../testing/after-test.ts';
import { openInProcess, type Progress } from '../../testing/open-and-kill.ts';
import { createRandom } from '../random.ts';
import { openDatabase } from './open.ts';

const KILLS = 20;

const folder = folderForFile();

/** Spreads the kills over the first start, by statements and by time. */
function killMoments(whole: Required<Progress>): Progress[] {
  const random = createRandom('killed');
  return Array.from({ length: KILLS }, (_, kill) => {
    const part = (kill + random.next()) / KILLS;
    const isTimed = kill % 2 === 1;
    return isTimed ? { ms: part * whole.ms } : { statements: Math.floor(part * whole.statements) };
  });
}

const newFolder = () => mkdtempSync(join(folder, 'data-'));

/** Returns the names of all tables and indexes, and whether the file is intact. */
async function readDatabase(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { rows: integrity } = await sql`pragma integrity_check`.execute(db);
  const { rows: schema } = await sql`select name from sqlite_master order by name`.execute(db);
  await close();
  return { integrity, schema };
}

it('creates the whole schema when an earlier start was killed while creating it', { timeout: 120_000 }, async () => {
  const undisturbed = newFolder();
  const whole = await openInProcess(undisturbed);
  const expected = await readDatabase(undisturbed);
  expect(expected.integrity).toEqual([{ integrity_check: 'ok' }]);
  for (const moment of killMoments(whole ?? { statements: 0, ms: 0 })) {
    const dataDir = newFolder();
    const opened = await openInProcess(dataDir, moment);
    // A timed kill may come after the schema is created.
    const wasKilled = opened === null || moment.ms !== undefined;
    expect({ moment, wasKilled, ...(await readDatabase(dataDir)) }).toEqual({ moment, wasKilled: true, ...expected });
    rmSync(dataDir, { recursive: true });
  }
});
