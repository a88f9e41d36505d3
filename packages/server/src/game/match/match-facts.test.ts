import { type CompletedMatch, endpoints, type Recap } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { fakeDataSource, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { pickAs } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import type { Feed } from './feed.ts';

const CONFIRMED = KICK_OFF - 4 * MINUTE_MS;
const FAILING = KICK_OFF - 5 * MINUTE_MS;
const MOVED = KICK_OFF + 100 * HOUR;
const time = (at: number) => new Date(at).toISOString();

const teams = { homeTeam: 'Arsenal', awayTeam: 'Chelsea', homeTeamAbbr: 'ARS', awayTeamAbbr: 'CHE' };
const epl = { league: 'EPL', ...teams } as const;
const matches = [
  fakeMatch('live', KICK_OFF - HOUR, epl),
  fakeMatch('final', KICK_OFF - 9 * HOUR, epl),
  fakeMatch('void', KICK_OFF - HOUR, { ...epl, status: 'VOID' }),
  fakeMatch('other', KICK_OFF - HOUR, { status: 'VOID' }),
  fakeMatch('gone', KICK_OFF - HOUR, { status: 'VOID' }),
  fakeMatch('nba', KICK_OFF - HOUR),
  fakeMatch('open', KICK_OFF + HOUR, epl),
];
const replacement = fakeMatch('again', MOVED, epl);

/** 'void' was moved twice; 'gone' was moved, and then called off. */
const moves = new Map([
  ['void', fakeMatch('between', KICK_OFF + 50 * HOUR, epl)],
  ['between', replacement],
  ['gone', fakeMatch('other', KICK_OFF + 50 * HOUR)],
]);

let game: Game;
let failingSince: number | null;
beforeEach(async () => {
  failingSince = FAILING;
  const { feed, machineFor } = fakeDataSource(matches);
  const real: Feed = {
    ...feed,
    asOf: () => CONFIRMED,
    hasPlays: (league) => league === 'NBA',
    plays: () => [],
    movedTo: (id) => moves.get(id),
  };
  game = await openGame({
    dataSource: {
      feed: real,
      machineFor,
      live: {
        refresh: async () => {},
        poll: () => ({ stop: async () => {} }),
        sources: [
          { name: 'football-data', league: 'EPL', credit: { name: 'Data by Example', url: 'https://example.org' } },
          { name: 'balldontlie', league: 'NBA', credit: null },
        ],
        sourceStates: () => {
          const failure = failingSince === null ? null : 'HTTP 503';
          return [{ source: 'football-data', request: 'live', answeredAt: null, failingSince, failure }];
        },
      },
    },
  });
  for (const { id, startTime, league, homeTeam, awayTeam } of matches) {
    await addMatch(game.db, id, startTime, { league, home_team: homeTeam, away_team: awayTeam });
  }
  await game.season?.tick(KICK_OFF);
});

const get = async (path: string) => (await game.visitor().get(path)).body as never;
const match = (id: string) => get(`/api/matches/${id}`);
const card = (id: string) => get(`${endpoints.randomPrediction.path}?match=${id}`);
const recapMatch = async (id: string) => ((await get(`/api/completed/${id}/recap`)) as Recap).match;
const completed = async (id: string) =>
  ((await get(endpoints.completedLive.path)) as CompletedMatch[]).find((row) => row.id === id);

it('the age of a score is sent with every live score, and with no other', async () => {
  for (const read of [match, completed, recapMatch]) {
    expect(await read('live')).toMatchObject({ status: 'LIVE', asOf: time(CONFIRMED) });
    expect(await read('final')).not.toHaveProperty('asOf');
  }
  expect(await match('open')).not.toHaveProperty('asOf');
});

it('the failure of a source is sent with the matches of its league whose results can still change, which keep picks open, until it answers', async () => {
  const scoresDelayedSince = time(FAILING);
  for (const read of [match, completed]) expect(await read('live')).toMatchObject({ scoresDelayedSince });
  expect(await match('open')).toMatchObject({ scoresDelayedSince });
  expect(await card('open')).toMatchObject({ match: { id: 'open', scoresDelayedSince } });
  for (const id of ['final', 'void', 'nba']) {
    expect(await match(id)).not.toHaveProperty('scoresDelayedSince');
    expect(await completed(id)).not.toHaveProperty('scoresDelayedSince');
  }
  await pickAs(await game.member(), 'open', 'AGREE');
  failingSince = null;
  for (const read of [match, completed]) expect(await read('live')).not.toHaveProperty('scoresDelayedSince');
});

describe('a league without a play-by-play', () => {
  it('differs from a match without plays so far', async () => {
    for (const read of [match, recapMatch]) {
      expect(await read('live')).toMatchObject({ hasPlays: false });
      expect(await read('nba')).toMatchObject({ hasPlays: true });
    }
    for (const id of ['live', 'nba']) expect(await get(`/api/matches/${id}/play-by-play`)).toEqual([]);
  });

  it('gets no texts about the course of a match', async () => {
    const texts = async (id: string) =>
      ((await get(`/api/matches/${id}/chat`)) as { text: string }[]).map(({ text }) => text);
    expect(await texts('live')).toEqual(['The match has started.']);
    expect(await texts('final')).toEqual(['The match has started.', 'Final: Arsenal won 101–98']);
    expect(await get('/api/completed/final/recap')).toMatchObject({ grading: { postMortemAnalysis: null } });
  });
});

it('a match that was moved says when it is played, and names its new prediction once there is one, unlike one that was called off', async () => {
  const movedTo = { matchId: null, startTime: time(MOVED) };
  const reads = [completed, recapMatch];
  for (const read of reads) expect(await read('void')).toMatchObject({ status: 'VOID', movedTo });
  expect(await card('void')).toMatchObject({ match: { movedTo } });
  await addMatch(game.db, 'again', MOVED, { hasPrediction: false });
  for (const read of reads) expect(await read('void')).toMatchObject({ movedTo });
  await game.db.deleteFrom('matches').where('id', '=', 'again').execute();
  await addMatch(game.db, 'again', MOVED);
  for (const read of reads) expect(await read('void')).toMatchObject({ movedTo: { ...movedTo, matchId: 'again' } });
  for (const id of ['other', 'gone', 'live']) expect(await completed(id)).not.toHaveProperty('movedTo');
});

it('names the leagues, and the providers that ask for it', async () => {
  expect(await get(endpoints.gameInfo.path)).toMatchObject({
    leagues: ['EPL', 'NBA'],
    credits: [{ name: 'Data by Example', url: 'https://example.org' }],
  });
});
