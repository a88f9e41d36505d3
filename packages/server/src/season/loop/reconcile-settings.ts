import { readValue, storeFirstValue, writeValue } from '../../platform/db/key-value.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { StartError } from '../../platform/start-error.ts';
import { clearHighWaterMark, readHighWaterMark } from './game-time.ts';
import { conflictWith, type RequestedSettings, type Settings, settings as schema, settingsFor } from './settings.ts';

const NAME = 'season';

/**
 * Returns the season settings shared by all processes on this database. The only process on it decides them; any other
 * adopts the stored ones, and gets a `StartError` if its own configuration contradicts them.
 */
export async function reconcileSettings(
  db: Db,
  requested: RequestedSettings,
  isOnlyInstance: boolean,
  realNow: Instant,
): Promise<Settings> {
  const stored = await readStoredState(db, realNow);
  if (isOnlyInstance && requested.acceptClock) await clearHighWaterMark(db);
  if (isOnlyInstance || stored.settings === null) {
    const save = isOnlyInstance ? writeValue : storeFirstValue;
    await save(db, NAME, JSON.stringify(settingsFor(requested, stored)));
  }
  const shared = await readSettings(db);
  if (shared === null) throw new Error('The season settings are missing from the database.');
  const conflict = isOnlyInstance ? null : conflictWith(shared, requested);
  if (conflict !== null) throw new StartError(conflict);
  return shared;
}

async function readStoredState(db: Db, realNow: Instant) {
  const { lastStart } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.max('start_time').as('lastStart'))
    .where('id', 'like', 'sim-%')
    .executeTakeFirstOrThrow();
  return { settings: await readSettings(db), highWaterMark: await readHighWaterMark(db), lastStart, realNow };
}

export async function readSettings(db: Db): Promise<Settings | null> {
  const value = await readValue(db, NAME);
  return value === undefined ? null : schema.parse(JSON.parse(value));
}
