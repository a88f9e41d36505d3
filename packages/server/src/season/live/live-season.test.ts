import { expect, it } from 'vitest';
import { type Instant } from '../../platform/clock/time.ts';
import { fakeMachine } from '../../testing/fake-data-source.ts';
import { type Game, openGame } from '../../testing/game.ts';
import {
  hoursAfterStart,
  LIVE_SOURCES,
  MATCH_ID,
  MATCH_START,
  type ObservedRow,
  score,
  seen,
  toObservations,
  usualMatch,
} from '../../testing/observations.ts';
import type { Player } from '../../testing/player.ts';
import { selectFrom } from '../../testing/queries.ts';
import { createLiveFeed } from './live-feed.ts';

async function openMatch(rows: readonly ObservedRow[]) {
  const observations = toObservations(rows);
  const feed = createLiveFeed({ history: [], sources: LIVE_SOURCES });
  const game = await openGame({ dataSource: { feed, machineFor: fakeMachine } });
  return {
    game,
    /** Applies what was seen until then, and ticks. */
    async playUntil(at: Instant) {
      game.setTime(at);
      feed.apply(observations.filter(({ seenAt }) => seenAt <= at));
      await game.season?.tick(at);
      await game.settled();
    },
  };
}
const pick = (player: Player, matchId: string, choice = 'AGREE') => player.post('/api/picks', { matchId, choice });
const rowOf = ({ db }: Game, id: string) =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const predictionOf = ({ db }: Game, id: string) =>
  db.selectFrom('predictions').selectAll().where('match_id', '=', id).executeTakeFirst();

it('a match that moves by more than 48 hours voids its picks, and comes back with a new prediction and new picks', async () => {
  const { game, playUntil } = await openMatch([seen(-72 * 60), seen(-48 * 60, { startTime: hoursAfterStart(72) })]);
  const player = await game.member();
  await playUntil(hoursAfterStart(-72));
  expect((await pick(player, MATCH_ID)).status).toBe(201);
  await playUntil(hoursAfterStart(-48));

  expect(await rowOf(game, MATCH_ID)).toMatchObject({ status: 'VOID', start_time: MATCH_START });
  expect(await selectFrom(game.db, 'grades', ['match_id', 'status'], {})).toEqual([
    { match_id: MATCH_ID, status: 'VOID' },
  ]);
  expect(await selectFrom(game.db, 'pick_results', ['match_id'], {})).toEqual([]);
  expect((await pick(await game.member(), MATCH_ID)).status).toBe(409);
  const later = 'epl-2026-11-25-ars-liv';
  expect(await predictionOf(game, later)).toMatchObject({ created_at: hoursAfterStart(-48) });
  expect((await pick(player, later, 'DISAGREE')).status).toBe(201);

  expect(await selectFrom(game.db, 'notifications', ['message'], { kind: 'MATCH_START' })).toEqual([
    { message: "Arsenal vs Liverpool was moved to Wednesday, November 25: your pick doesn't count" },
  ]);
  expect(await selectFrom(game.db, 'chat_messages', ['text'], { match_id: MATCH_ID })).toEqual([
    { text: "The match was moved to Wednesday, November 25, so picks on it don't count." },
  ]);
});

it('stores a result again after a process that was behind has overwritten it', async () => {
  const { game, playUntil } = await openMatch(usualMatch(score(2, 1)));
  await playUntil(hoursAfterStart(-24));
  await playUntil(hoursAfterStart(4));
  await game.db.updateTable('matches').set({ score_home: 1, score_away: 1 }).execute();
  await playUntil(hoursAfterStart(4) + 2_000);
  expect(await rowOf(game, MATCH_ID)).toMatchObject({ score_home: 2, score_away: 1 });
});
