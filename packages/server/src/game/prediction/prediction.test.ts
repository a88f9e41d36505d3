import { endpoints, predictionResponse } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { pickAs, type Player, readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPicks } from '../../testing/rows.ts';

const SOON = KICK_OFF + 60_000;
const out = { playerName: 'A. Davis', team: 'LAL', status: 'Out', description: 'knee' };
const elsewhere = { playerName: 'S. Elsewhere', team: 'BOS', status: 'Out', description: 'hip' };
const doubtful = { playerName: 'D. Booker', team: 'PHX', status: 'Doubtful', description: 'ankle' };
const CLUB = { rating: 1500, restHours: 48, isShortRest: false, form: [], record: null, tablePosition: 3 };
const REASONS = { homeAdvantage: 45, home: CLUB, away: { ...CLUB, restHours: null }, meetings: [] };

const game = gameBeforeEach({ dataSource: fakeDataSource([], [elsewhere, doubtful, out]), random: () => 0 });

const random = async (player: Player, match?: string) => {
  const path = `/api/predictions/random${match === undefined ? '' : `?match=${match}`}`;
  return z.parse(predictionResponse, await readExactly(player, endpoints.randomPrediction, path));
};
const spotlight = async (player: Player) =>
  z.parse(predictionResponse, await readExactly(player, endpoints.spotlightPrediction));

const dayEnd = async (player: Player) => (await random(player)).dayEnd;

describe('a random prediction', () => {
  it('contains the match, the prediction and the injuries of the league, those of its clubs first', async () => {
    await addMatch(game.db, 'one', SOON, { is_gold: 1, confidence: 61.5 });
    const response = await game.visitor().get('/api/predictions/random');
    expect(response.body).toEqual({
      match: {
        id: 'one',
        homeTeam: 'Los Angeles Lakers',
        awayTeam: 'Phoenix Suns',
        homeTeamAbbr: 'LAL',
        awayTeamAbbr: 'PHX',
        startTime: '2026-11-20T18:01:00.000Z',
        status: 'SCHEDULED',
        league: 'NBA',
      },
      prediction: {
        machinePick: 'HOME',
        confidencePct: 61.5,
        contentHash: 'cd'.repeat(32),
        stakes: { agree: 5, disagree: 5 },
        leagueInjuries: [
          { playerName: 'A. Davis', status: 'Out', description: 'knee', team: 'LAL' },
          { playerName: 'D. Booker', status: 'Doubtful', description: 'ankle', team: 'PHX' },
          { playerName: 'S. Elsewhere', status: 'Out', description: 'hip', team: 'BOS' },
        ],
        sinceThen: { predictedAt: expect.any(String), count: 0, events: [] },
      },
      isGold: true,
      userPick: null,
      communityStats: null,
      endOfDay: false,
    });
  });

  it('contains the reasons that are stored with the prediction, and no injuries for the EPL', async () => {
    await addMatch(game.db, 'a', SOON, { reasons: REASONS, league: 'EPL' });
    for (const read of [random, spotlight]) {
      const { reasons, leagueInjuries } = (await read(game.visitor())).prediction;
      expect([reasons, leagueInjuries]).toEqual([{ bullets: [], analysis: 'They are better.', ...REASONS }, []]);
    }
  });

  it('has no match and is no end of day when there are no matches', async () => {
    expect(await random(game.visitor())).toMatchObject({ match: null, endOfDay: false });
    expect(await random(await game.member())).toMatchObject({ match: null, endOfDay: false });
    expect(await spotlight(game.visitor())).toMatchObject({ match: null, endOfDay: false });
    expect(await dayEnd(game.visitor())).toBeUndefined();
  });

  it('is the end of day only for a player who has picked all open matches', async () => {
    await addMatch(game.db, 'a', SOON);
    await addMatch(game.db, 'b', SOON);
    const player = await game.member();
    await pickAs(player, 'a', 'AGREE');
    expect(await random(player)).toMatchObject({ match: { id: 'b' }, endOfDay: false });
    await pickAs(player, 'b', 'AGREE');
    expect(await random(player)).toMatchObject({ match: null, endOfDay: true });
    for (const viewer of [game.visitor(), await game.member()]) expect((await random(viewer)).match).not.toBeNull();
  });
});

describe('a prediction requested by match id', () => {
  it('is returned with the viewer’s pick, before and after the start', async () => {
    await addMatch(game.db, 'a', SOON);
    await addMatch(game.db, 'b', SOON);
    const player = await game.member();
    await pickAs(player, 'a', 'DISAGREE');
    for (const at of [KICK_OFF, SOON + 1]) {
      game.setTime(at);
      expect(await random(player, 'a')).toMatchObject({ match: { id: 'a' }, userPick: 'DISAGREE' });
    }
    expect(await random(game.visitor(), 'b')).toMatchObject({ match: { id: 'b' }, userPick: null });
  });

  it.each(['unknown', 'unpredicted', '%00', '..%2F..', "'--", ''])('is random for the unknown id %j', async (id) => {
    await addMatch(game.db, 'a', SOON);
    await addMatch(game.db, 'unpredicted', SOON, { hasPrediction: false });
    expect((await random(game.visitor(), id)).match?.id).toBe('a');
  });
});

describe('the end of the day', () => {
  it('counts the picks that have no result yet, of this player only', async () => {
    for (const id of ['open', 'live', 'void']) await addMatch(game.db, id, SOON);
    const [player, other] = [await game.member(), await game.member()];
    for (const matchId of ['open', 'live', 'void']) await pickAs(player, matchId, 'AGREE');
    expect(await dayEnd(player)).toMatchObject({ pendingPicks: 3 });
    await updateTable(game.db, 'matches', { status: 'LIVE' }, { id: 'live' });
    await updateTable(game.db, 'matches', { status: 'VOID' }, { id: 'void' });
    expect(await dayEnd(player)).toMatchObject({ pendingPicks: 2 });
    game.setTime(SOON);
    for (const viewer of [other, game.visitor()]) expect(await dayEnd(viewer)).toMatchObject({ pendingPicks: 0 });
  });

  it('knows when the next prediction is published: 36 hours (NBA) or seven days (EPL) before the start', async () => {
    const add = (id: string, league: 'NBA' | 'EPL', hours: number) =>
      addMatch(game.db, id, KICK_OFF + hours * HOUR, { league, hasPrediction: false });
    await addMatch(game.db, 'started', KICK_OFF - 1);
    expect(await dayEnd(game.visitor())).toEqual({ pendingPicks: 0, nextPredictionAt: null });
    await add('nba', 'NBA', 36 + 5);
    await add('nba-later', 'NBA', 36 + 50);
    expect((await dayEnd(game.visitor()))?.nextPredictionAt).toBe(new Date(KICK_OFF + 5 * HOUR).toISOString());
    await add('epl', 'EPL', 7 * 24 + 3);
    expect((await dayEnd(game.visitor()))?.nextPredictionAt).toBe(new Date(KICK_OFF + 3 * HOUR).toISOString());
    await add('overdue', 'NBA', 2);
    expect((await dayEnd(game.visitor()))?.nextPredictionAt).toBe(new Date(KICK_OFF).toISOString());
  });
});

it('community stats are shown only to players who have picked', async () => {
  await addMatch(game.db, 'a', SOON);
  await addPicks(game.db, 'a', ['AGREE', 'AGREE']);
  const player = await game.member();
  for (const viewer of [game.visitor(), player]) {
    for (const response of [await random(viewer), await random(viewer, 'a'), await spotlight(viewer)]) {
      expect(response).toMatchObject({ match: { id: 'a' }, userPick: null, communityStats: null });
    }
  }
  await pickAs(player, 'a', 'DISAGREE');
  expect((await random(player, 'a')).communityStats).toMatchObject({ totalCount: 1, disagreeCount: 1 });
  game.setTime(SOON);
  const counts = { totalCount: 3, agreeCount: 2, disagreeCount: 1, botCount: 0 };
  const percentages = { agreePercent: 66.7, disagreePercent: 33.3 };
  expect((await random(player, 'a')).communityStats).toEqual({ ...counts, ...percentages });
});

describe('the spotlight prediction', () => {
  /** The game day of the matches starts and ends at 10:00 UTC. */
  const DAY_START = KICK_OFF - 8 * HOUR;

  beforeEach(async () => {
    await addMatch(game.db, 'sure', SOON, { confidence: 90 });
    await addMatch(game.db, 'below-half', SOON + 1, { confidence: 40 });
    await addMatch(game.db, 'even', SOON + 2, { confidence: 58 });
    await addMatch(game.db, 'gold-tomorrow', DAY_START + 24 * HOUR, { is_gold: 1 });
    await addMatch(game.db, 'gold-yesterday', DAY_START - 1, { is_gold: 1 });
  });

  it('is for one match from 10:00 to 10:00 UTC, for everybody, picked and started or not', async () => {
    const player = await game.member();
    await pickAs(player, 'even', 'DISAGREE');
    const viewers: [Player, string | null][] = [
      [game.visitor(), null],
      [await game.member(), null],
      [player, 'DISAGREE'],
    ];
    for (const time of [DAY_START, KICK_OFF, SOON + HOUR, DAY_START + 24 * HOUR - 1]) {
      game.setTime(time);
      for (const [viewer, userPick] of viewers) {
        expect(await spotlight(viewer)).toMatchObject({ match: { id: 'even' }, userPick });
      }
    }
    game.setTime(DAY_START + 24 * HOUR);
    expect((await spotlight(player)).match?.id).toBe('gold-tomorrow');
    game.setTime(DAY_START + 48 * HOUR);
    expect(await spotlight(player)).toMatchObject({ match: null, endOfDay: true });
  });

  it('is for a gold match, if one is played', async () => {
    await addMatch(game.db, 'gold', SOON + HOUR, { is_gold: 1, confidence: 95 });
    await addMatch(game.db, 'gold-postponed', SOON, { is_gold: 1, status: 'POSTPONED' });
    expect((await spotlight(game.visitor())).match?.id).toBe('gold');
  });
});
