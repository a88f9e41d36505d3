import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { StartError } from '../start-error.ts';
import { forgetMark, readMark } from './game-time.ts';
import {
  conflictWith,
  type StoredState,
  type Settings,
  settings as schema,
  settingsFor,
  type RequestedSettings,
} from './settings.ts';

const NAME = 'season';

/**
 * Returns what all processes on this database play by. A process that is alone on it decides; another one takes what
 * it finds. Throws a `StartError` when that is not what it was told to play by.
 */
export async function agreeOnSettings(
  db: Db,
  wanted: RequestedSettings,
  isAlone: boolean,
  realNow: Instant,
): Promise<Settings> {
  const found = await find(db, realNow);
  if (isAlone && wanted.acceptClock) await forgetMark(db);
  if (isAlone || found.settings === null) await keepSettings(db, settingsFor(wanted, found), isAlone);
  const agreed = await readSettings(db);
  if (agreed === null) throw new Error('The settings of the season are not in the database.');
  const conflict = isAlone ? null : conflictWith(agreed, wanted);
  if (conflict !== null) throw new StartError(conflict);
  return agreed;
}

async function find(db: Db, realNow: Instant): Promise<StoredState> {
  const { lastStart } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.max('start_time').as('lastStart'))
    .where('id', 'like', 'sim-%')
    .executeTakeFirstOrThrow();
  return { settings: await readSettings(db), mark: await readMark(db), lastStart, realNow };
}

/** Returns what the processes on this database play by; null on a fresh one. */
export async function readSettings(db: Db): Promise<Settings | null> {
  const row = await db.selectFrom('key_value').select('value').where('name', '=', NAME).executeTakeFirst();
  return row === undefined ? null : schema.parse(JSON.parse(row.value));
}

async function keepSettings(db: Db, settings: Settings, isAlone: boolean): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('key_value')
    .values({ name: NAME, value })
    .onConflict((conflict) =>
      isAlone ? conflict.column('name').doUpdateSet({ value }) : conflict.column('name').doNothing(),
    )
    .execute();
}
