import { describe, expect, it } from 'vitest';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import { fakeMachine } from '../../testing/fake-data-source.ts';
import { type Game, openGame } from '../../testing/game.ts';
import {
  finished,
  hoursAfterStart,
  live,
  MATCH_ID,
  MATCH_START,
  minutesAfterStart,
  type ObservedRow,
  score,
  seen,
  toObservations,
  usualMatch,
} from '../../testing/observations.ts';
import { observeStandIn } from '../../testing/observe-stand-in.ts';
import type { Player } from '../../testing/player.ts';
import { selectFrom } from '../../testing/queries.ts';
import { createRandom } from '../../platform/random.ts';
import { createLiveFeed, type LiveFeed } from './live-feed.ts';
import type { Observation } from './observation.ts';

const SOURCES = [
  { name: 'football-data', league: 'EPL' },
  { name: 'balldontlie', league: 'NBA' },
] as const;

type LiveGame = {
  game: Game;
  feed: LiveFeed;
  /** Applies what was seen until then, and ticks. */
  playUntil(at: Instant): Promise<void>;
};

async function openLiveGame(observations: readonly Observation[]): Promise<LiveGame> {
  const feed = createLiveFeed({ history: [], sources: SOURCES });
  const game = await openGame({ dataSource: { feed, machineFor: fakeMachine } });
  return {
    game,
    feed,
    async playUntil(at) {
      game.setTime(at);
      feed.apply(observations.filter(({ seenAt }) => seenAt <= at));
      await game.season?.tick(at);
      await game.settled();
    },
  };
}
const openMatch = (rows: readonly ObservedRow[]) => openLiveGame(toObservations(rows));

const pick = (player: Player, matchId: string, choice = 'AGREE') => player.post('/api/picks', { matchId, choice });
const rowOf = ({ db }: Game, id: string) =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const predictionOf = ({ db }: Game, id: string) =>
  db.selectFrom('predictions').selectAll().where('match_id', '=', id).executeTakeFirst();

describe('a match that moves', () => {
  it('by more than 48 hours voids its picks, and comes back with a new prediction and new picks (S131)', async () => {
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
      { message: "Arsenal @ Liverpool was moved to Wednesday, November 25: your pick doesn't count" },
    ]);
    expect(await selectFrom(game.db, 'chat_messages', ['text'], { match_id: MATCH_ID })).toEqual([
      { text: "The match was moved to Wednesday, November 25, so picks on it don't count." },
    ]);
  });

  it('by less keeps its prediction and its picks', async () => {
    const { game, playUntil } = await openMatch([seen(-72 * 60), seen(-48 * 60, { startTime: hoursAfterStart(26) })]);
    const player = await game.member();
    await playUntil(hoursAfterStart(-72));
    await pick(player, MATCH_ID);
    const before = await predictionOf(game, MATCH_ID);
    await playUntil(hoursAfterStart(-48));
    expect(await rowOf(game, MATCH_ID)).toMatchObject({ status: 'SCHEDULED', start_time: hoursAfterStart(26) });
    expect(await predictionOf(game, MATCH_ID)).toEqual(before);
    await playUntil(hoursAfterStart(25));
    expect((await pick(await game.member(), MATCH_ID)).status).toBe(201);
  });

  it('earlier closes picks at the earlier start', async () => {
    const { game, playUntil } = await openMatch([seen(-72 * 60), seen(-48 * 60, { startTime: hoursAfterStart(-3) })]);
    await playUntil(hoursAfterStart(-48));
    game.setTime(hoursAfterStart(-3) - 1);
    expect((await pick(await game.member(), MATCH_ID)).status).toBe(201);
    game.setTime(hoursAfterStart(-3));
    const late = await pick(await game.member(), MATCH_ID);
    expect([late.status, late.body]).toEqual([409, { message: 'This match has started, so picks are closed.' }]);
  });
});

it('takes no picks before the prediction of a match is stored', async () => {
  const { game, playUntil } = await openMatch([seen(-9 * 24 * 60)]);
  const player = await game.member();
  await playUntil(hoursAfterStart(-7.5 * 24));
  expect((await pick(player, MATCH_ID)).body).toEqual({
    message: "The Machine hasn't made its pick for this match yet.",
  });
  await playUntil(hoursAfterStart(-7 * 24));
  expect((await pick(player, MATCH_ID)).status).toBe(201);
});

it('takes back the stars of a result that is corrected on the next day', async () => {
  const { game, playUntil } = await openMatch([...usualMatch(score(2, 1)), seen(20 * 60, finished(2, 2))]);
  const player = await game.member();
  await playUntil(hoursAfterStart(-24));
  await pick(player, MATCH_ID);
  const stars = async () =>
    (await selectFrom(game.db, 'pick_results', ['was_correct'], {})).map((row) => row.was_correct);
  await playUntil(hoursAfterStart(4));
  expect([await rowOf(game, MATCH_ID), await stars()]).toMatchObject([{ status: 'FINAL', score_away: 1 }, [1]]);
  await playUntil(minutesAfterStart(20 * 60 + 10));
  expect([await rowOf(game, MATCH_ID), await stars()]).toMatchObject([{ status: 'FINAL', score_away: 2 }, [0]]);
});

it('completes a match that was interrupted for days', async () => {
  const rows = [...usualMatch(score(1, 0)).slice(0, 3), seen(60, { status: 'SUSPENDED', score: score(1, 0) })];
  const { game, playUntil } = await openMatch([...rows, seen(47 * 60, live(1, 0)), seen(48 * 60, finished(1, 3))]);
  await playUntil(hoursAfterStart(-24));
  for (const hours of [1, 20, 49, 96]) await playUntil(hoursAfterStart(hours));
  expect(await rowOf(game, MATCH_ID)).toMatchObject({ status: 'FINAL', score_home: 1, score_away: 3 });
});

it('stores a result again after a process that was behind has overwritten it', async () => {
  const { game, playUntil } = await openMatch(usualMatch(score(2, 1)));
  await playUntil(hoursAfterStart(-24));
  await playUntil(hoursAfterStart(4));
  await game.db.updateTable('matches').set({ score_home: 1, score_away: 1 }).execute();
  await playUntil(hoursAfterStart(4) + 2_000);
  expect(await rowOf(game, MATCH_ID)).toMatchObject({ score_home: 2, score_away: 1 });
});

it('plays days with every fault: picks only on stored predictions with their stakes, and grades equal the truth (S131, S132)', async () => {
  const from = Date.UTC(2026, 10, 20);
  const to = from + 3 * DAY_MS;
  const { observations, truth } = observeStandIn({ from, to, faults: 'all', failures: 0.1, seed: 3 });
  const { game, feed, playUntil } = await openLiveGame(observations);
  const { db } = game;
  const players = await Promise.all([game.member(), game.member()]);
  const random = createRandom('picks');
  const picked: { matchId: string; at: Instant }[] = [];
  for (let at = from; at < to; at += HOUR_MS) {
    await playUntil(at);
    for (const { id } of feed.fixtures(at - 6 * HOUR_MS, at + 30 * HOUR_MS)) {
      if (random.next() > 0.2) continue;
      const player = players[random.below(players.length)];
      const response = await player?.post('/api/picks', {
        matchId: id,
        choice: random.next() < 0.5 ? 'AGREE' : 'DISAGREE',
      });
      if (response?.status === 201) picked.push({ matchId: id, at });
    }
  }
  expect(picked.length).toBeGreaterThan(30);
  for (const { matchId, at } of picked) {
    expect(feed.state(matchId, at)?.status).toBe('SCHEDULED');
    const prediction = await predictionOf(game, matchId);
    expect(prediction?.created_at).toBeLessThanOrEqual(at);
    const stakes = stakesFor((prediction?.confidence_pct ?? 0) / 100);
    expect({ agree: prediction?.agree_stake, disagree: prediction?.disagree_stake }).toEqual(stakes);
  }
  const grades = await db
    .selectFrom('grades')
    .innerJoin('matches', 'matches.id', 'grades.match_id')
    .select(['grades.match_id', 'grades.status', 'grades.score_home', 'grades.score_away', 'grades.start_time'])
    .select(['matches.home_abbr', 'matches.away_abbr'])
    .execute();
  const final = grades.filter(({ status }) => status === 'FINAL');
  expect(final.length).toBeGreaterThan(8);
  for (const grade of final) {
    const match = truth.find(
      ({ home, away, startTime }) =>
        home.abbr === grade.home_abbr &&
        away.abbr === grade.away_abbr &&
        Math.abs(startTime - grade.start_time) < 3 * HOUR_MS,
    );
    expect([grade.match_id, { home: grade.score_home, away: grade.score_away }]).toEqual([
      grade.match_id,
      match?.score,
    ]);
  }
  const unknown = await db
    .selectFrom('picks')
    .leftJoin('predictions', 'predictions.match_id', 'picks.match_id')
    .select('picks.id')
    .where('predictions.match_id', 'is', null)
    .execute();
  expect(unknown).toEqual([]);
}, 120_000);
