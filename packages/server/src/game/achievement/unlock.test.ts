import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { recordStatements } from '../../testing/failing.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { selectFrom } from '../../testing/queries.ts';
import { addFollows, addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { unlockAchievements } from './unlock.ts';

let db: Db;
let user: string;
beforeEach(async () => {
  ({ db } = await openTestDatabase());
  [user = ''] = await addUsers(db, 1);
});

const unlockedBy = async (user_id = user) => {
  const rows = await selectFrom(db, 'user_achievements', ['achievement_id'], { user_id });
  return rows.map(({ achievement_id }) => achievement_id).toSorted();
};
const messages = async () => (await selectFrom(db, 'notifications', ['message'])).map(({ message }) => message);

it('an achievement is unlocked and announced once, for a first pick and a first follow', async () => {
  await addMatch(db, 'a', KICK_OFF);
  await addPick(db, { userId: user, matchId: 'a' });
  await unlockAchievements(db, [user], KICK_OFF, () => {});
  await unlockAchievements(db, [user], KICK_OFF + 1, () => {});
  expect(await unlockedBy()).toEqual(['first-pick']);
  const [other = ''] = await addUsers(db, 1);
  await addFollows(db, [{ from: user, to: other }]);
  await unlockAchievements(db, [user, other], KICK_OFF + 2, () => {});
  expect(await unlockedBy()).toEqual(['first-follow', 'first-pick']);
  expect(await unlockedBy(other)).toEqual([]);
  expect(await messages()).toEqual(['Achievements unlocked: First Pick and Good Company']);
  const rows = await db.selectFrom('user_achievements').select('unlocked_at').orderBy('unlocked_at').execute();
  expect(rows).toEqual([{ unlocked_at: KICK_OFF }, { unlocked_at: KICK_OFF + 2 }]);
});

it('unlocking causes no writes when nothing is new', async () => {
  const { db: quiet, kinds } = recordStatements(db);
  await unlockAchievements(quiet, [user], KICK_OFF, () => {});
  expect(new Set(kinds)).toEqual(new Set(['SelectQueryNode']));
});
