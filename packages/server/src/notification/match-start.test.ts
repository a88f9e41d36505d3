import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { addMatch, addPick, addUsers } from '../testing/rows.ts';
import { createMatchStartNews } from './match-start.ts';

const MINUTE = 60_000;
const START = KICK_OFF + 60 * MINUTE;

let game: Game;
beforeEach(async () => {
  game = await openGame();
  await addMatch(game.db, 'a', START);
});
afterEach(() => game.close());

const news = () =>
  game.db.selectFrom('notifications').select(['user_id', 'message', 'kind', 'created_at']).orderBy('user_id').execute();

async function addPickers(count: number): Promise<string[]> {
  const ids = await addUsers(game.db, count);
  for (const userId of ids) await addPick(game.db, { userId, matchId: 'a', at: KICK_OFF });
  return ids.toSorted();
}

it('who has picked is told once, 15 minutes before the start and not earlier', async () => {
  const [picker = ''] = await addPickers(1);
  await addUsers(game.db, 1);
  const tell = createMatchStartNews(game.db);
  await tell(START - 15 * MINUTE - 1);
  expect(await news()).toEqual([]);
  for (const at of [START - 15 * MINUTE, START - 14 * MINUTE]) await tell(at);
  // As another process, or this one after a restart.
  await createMatchStartNews(game.db)(START - 13 * MINUTE);
  const message = 'Los Angeles Lakers @ Phoenix Suns starts in 15 minutes';
  expect(await news()).toEqual([{ user_id: picker, message, kind: 'MATCH_START', created_at: START - 15 * MINUTE }]);
});

it.each([
  [START - 61_000, 'starts in 2 minutes'],
  [START - 1, 'starts in 1 minute'],
])('a server that was away says how long it still is (%i)', async (at, words) => {
  await addPickers(1);
  await createMatchStartNews(game.db)(at);
  expect(await news()).toMatchObject([{ message: `Los Angeles Lakers @ Phoenix Suns ${words}` }]);
});

it('nobody is told of a match that has started, or is not played', async () => {
  await addPickers(1);
  await createMatchStartNews(game.db)(START);
  await game.db.updateTable('matches').set({ status: 'POSTPONED' }).execute();
  await createMatchStartNews(game.db)(START - MINUTE);
  expect(await news()).toEqual([]);
});

it('bots, who does not want it, and who picks within the last minutes are not told', async () => {
  const [bot = '', quiet = '', keen = ''] = await addPickers(3);
  await game.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', bot).execute();
  await game.db.updateTable('users').set({ notify_match_start: 0 }).where('id', '=', quiet).execute();
  const [late = ''] = await addUsers(game.db, 1);
  await addPick(game.db, { userId: late, matchId: 'a', at: START - 14 * MINUTE });
  await createMatchStartNews(game.db)(START - 10 * MINUTE);
  expect(await news()).toMatchObject([{ user_id: keen }]);
});

it('1,200 are told, each once', async () => {
  const ids = await addPickers(1_200);
  await createMatchStartNews(game.db)(START - 10 * MINUTE);
  expect((await news()).map((row) => row.user_id)).toEqual(ids);
});
