import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { contentsOf, createAtSchema, SCHEMAS } from '../../testing/earlier-schema.ts';
import { openInProcess, type Progress } from '../../testing/open-and-kill.ts';
import { openDatabase } from './open.ts';
import { folderForFile } from '../../testing/after-test.ts';

/** The first start, and upgrades from each earlier schema. */
const STARTS = [null, ...SCHEMAS.slice(0, -1)];
/** Number of kills in the first start (null) or in an upgrade. */
const KILLS = 20;
const PLAYERS = 2_000;

const folder = folderForFile();

/** Spreads the kills over the migration, by statements and by time. */
function killMoments(whole: Required<Progress>, earlier: string | null): Progress[] {
  const random = createRandom(`killed ${earlier}`);
  return Array.from({ length: KILLS }, (_, kill) => {
    const part = (kill + random.next()) / KILLS;
    const isTimed = kill % 2 === 1;
    return isTimed ? { ms: part * whole.ms } : { statements: Math.floor(part * whole.statements) };
  });
}

async function readDatabase(dataDir: string) {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { rows } = await sql`pragma integrity_check`.execute(database.db);
  const contents = await contentsOf(database).finally(database.close);
  return { integrity: rows, ...contents };
}

it.each(STARTS)(
  'loses nothing when killed while migrating from schema %s',
  async (earlier) => {
    const before = mkdtempSync(join(folder, 'before-'));
    if (earlier !== null) await createAtSchema(before, earlier, PLAYERS);
    const copy = () => {
      const dataDir = mkdtempSync(join(folder, 'copy-'));
      cpSync(before, dataDir, { recursive: true });
      return dataDir;
    };
    const undisturbed = copy();
    const whole = await openInProcess(undisturbed);
    const expected = await readDatabase(undisturbed);
    expect(expected.integrity).toEqual([{ integrity_check: 'ok' }]);
    expect(expected.counts.users).toBe(earlier === null ? 0 : PLAYERS);
    expect(expected.counts.kysely_migration).toBe(SCHEMAS.length);

    for (const moment of killMoments(whole ?? { statements: 0, ms: 0 }, earlier)) {
      const dataDir = copy();
      const opened = await openInProcess(dataDir, moment);
      // A timed kill may come after the migration is done.
      const wasKilled = opened === null || moment.ms !== undefined;
      expect({ moment, wasKilled, ...(await readDatabase(dataDir)) }).toEqual({ moment, wasKilled: true, ...expected });
      rmSync(dataDir, { recursive: true });
    }
  },
  120_000,
);
