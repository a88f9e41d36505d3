import { endpoints, type MatchStatus } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import type { Play } from './feed.ts';
import { fakeMatch, fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
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

const visitor = game.visitor();
const plays = (id: string) => readExactly(visitor, endpoints.playByPlay, `/api/matches/${id}/play-by-play`);

it('a match has its teams, its status and, once it has started, its score', async () => {
  expect(await readExactly(visitor, endpoints.match, '/api/matches/live')).toEqual({
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
  const none = { status: 'SCHEDULED', scoreHome: null, scoreAway: null, clock: null };
  expect(await readExactly(visitor, endpoints.match, '/api/matches/soon')).toMatchObject(none);
});

it('the plays of a match are ordered newest first, with none before its start or from another feed', async () => {
  const common = { clock: '7:12', description: 'Lakers three-pointer', scoreAway: 0 };
  expect(await plays('live')).toEqual([
    { id: 'live-2', period: 2, scoreHome: 6, ...common },
    { id: 'live-1', period: 1, scoreHome: 3, ...common },
  ]);
  for (const id of ['soon', 'elsewhere']) expect(await plays(id)).toEqual([]);
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
