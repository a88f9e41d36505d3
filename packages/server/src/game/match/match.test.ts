import { endpoints, type MatchStatus, parseResponse } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import type { Play } from './feed.ts';
import { fakeMatch, fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { storeMatch } from './match.ts';

const play = (n: number, home: number): Play => ({
  id: `live-${n}`,
  period: n,
  clock: '7:12',
  description: 'Lakers three-pointer',
  score: { home, away: 0 },
});
const matches = [
  fakeMatch('live', KICK_OFF - HOUR, { plays: [play(1, 3), play(2, 6)] }),
  fakeMatch('soon', KICK_OFF + HOUR, { plays: [play(1, 3)] }),
];

const game = await openGame({ dataSource: fakeDataSource(matches) });
await game.season?.tick(KICK_OFF);
await addMatch(game.db, 'elsewhere', KICK_OFF - HOUR, { status: 'LIVE', score_home: 1, score_away: 0, clock: "12'" });

const get = async (path: string) => {
  const { status, body } = await game.visitor().get(path);
  return { status, body };
};

describe('a match', () => {
  it('has its teams, status and score', async () => {
    const { status, body } = await get('/api/matches/live');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'LIVE',
      homeTeam: 'Los Angeles Lakers',
      awayTeam: 'Phoenix Suns',
      homeTeamAbbr: 'LAL',
      awayTeamAbbr: 'PHX',
      scoreHome: 101,
      scoreAway: 98,
      startTime: '2026-11-20T17:00:00.000Z',
      clock: 'Q3 7:12',
      league: 'NBA',
      hasPlays: true,
    });
    expect(parseResponse(endpoints.match, body)).toEqual(body);
  });

  it('has no score before it starts', async () => {
    expect(await get('/api/matches/soon')).toMatchObject({
      status: 200,
      body: { status: 'SCHEDULED', scoreHome: null, scoreAway: null, clock: null },
    });
  });
});

describe('the plays of a match', () => {
  it('are ordered newest first', async () => {
    const { status, body } = await get('/api/matches/live/play-by-play');
    expect(status).toBe(200);
    const common = { clock: '7:12', description: 'Lakers three-pointer', scoreAway: 0 };
    expect(body).toEqual([
      { id: 'live-2', period: 2, scoreHome: 6, ...common },
      { id: 'live-1', period: 1, scoreHome: 3, ...common },
    ]);
    expect(parseResponse(endpoints.playByPlay, body)).toEqual(body);
  });

  it.each(['soon', 'elsewhere'])('are empty for %j, which has not started or is not in this feed', async (id) => {
    expect(await get(`/api/matches/${id}/play-by-play`)).toEqual({ status: 200, body: [] });
  });
});

async function openMatch() {
  const { db } = await openGame();
  const fixture = fakeMatch('a', KICK_OFF);
  const store = (status: MatchStatus, startTime = KICK_OFF) =>
    db
      .transaction()
      .execute((transaction) =>
        storeMatch(transaction, { ...fixture, startTime }, { status, score: { home: 1, away: 0 }, clock: null }),
      );
  const stored = () => db.selectFrom('matches').select(['status', 'start_time']).executeTakeFirstOrThrow();
  return { store, stored };
}

const STARTED = ['LIVE', 'PROVISIONAL', 'FINAL'] as const;

describe('a match that has started', () => {
  it.each([...STARTED, 'VOID'] as const)('never goes back from %s, nor does its start move', async (status) => {
    const { store, stored } = await openMatch();
    await store('SCHEDULED');
    await store(status);
    const earlier = STARTED.slice(0, status === 'VOID' ? 2 : STARTED.indexOf(status));
    for (const wrong of ['SCHEDULED', 'POSTPONED', ...earlier] as const) await store(wrong, KICK_OFF + HOUR);
    await store(status, KICK_OFF + HOUR);
    expect(await stored()).toEqual({ status, start_time: KICK_OFF });
  });

  it('moves before that, even with the state that says that it is live', async () => {
    const { store, stored } = await openMatch();
    await store('SCHEDULED');
    await store('POSTPONED', KICK_OFF + HOUR);
    expect(await stored()).toEqual({ status: 'POSTPONED', start_time: KICK_OFF + HOUR });
    await store('LIVE', KICK_OFF + 2 * HOUR);
    expect(await stored()).toEqual({ status: 'LIVE', start_time: KICK_OFF + 2 * HOUR });
  });
});
