import { endpoints, parseResponse } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Play } from '../feed/feed.ts';
import { fakeMatch, fakeWorld, HOUR } from '../testing/fake-world.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { addEnded } from '../testing/people.ts';
import type { Player } from '../testing/player.ts';
import { addMatch } from '../testing/rows.ts';

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

let game: Game;
/** The columns of RELIABILITY.md 3.5: nobody, two players, and one whose session has ended. */
let callers: [string, Player][];
beforeAll(async () => {
  game = await openGame({ world: fakeWorld(matches) });
  await game.season?.tick(KICK_OFF);
  await addMatch(game.db, 'elsewhere', KICK_OFF - HOUR, { status: 'LIVE', score_home: 1, score_away: 0, clock: "12'" });
  callers = [
    ['Anon', game.visitor()],
    ['Self', await game.member()],
    ['Other', await game.member()],
    ['Ended', await addEnded(game)],
  ];
});
afterAll(() => game.close());

const everybody = async (path: string) => {
  const answers = await Promise.all(callers.map(([, player]) => player.get(path)));
  const [first] = answers;
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([first?.status, first?.body]);
  return { status: first?.status, body: first?.body };
};

describe('C21: a match', () => {
  it('is told to everybody as it stands', async () => {
    const { status, body } = await everybody('/api/matches/live');
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
    });
    expect(parseResponse(endpoints.match, body)).toEqual(body);
  });

  it('has no score before it starts', async () => {
    expect(await everybody('/api/matches/soon')).toMatchObject({
      status: 200,
      body: { status: 'SCHEDULED', scoreHome: null, scoreAway: null, clock: null },
    });
  });
});

describe('C22: the plays of a match', () => {
  it('come newest first', async () => {
    const { status, body } = await everybody('/api/matches/live/play-by-play');
    expect(status).toBe(200);
    const told = { clock: '7:12', description: 'Lakers three-pointer', scoreAway: 0 };
    expect(body).toEqual([
      { id: 'live-2', period: 2, scoreHome: 6, ...told },
      { id: 'live-1', period: 1, scoreHome: 3, ...told },
    ]);
    expect(parseResponse(endpoints.playByPlay, body)).toEqual(body);
  });

  it.each(['soon', 'elsewhere'])('are none of %j: not started, or not of this feed', async (id) => {
    expect(await everybody(`/api/matches/${id}/play-by-play`)).toEqual({ status: 200, body: [] });
  });
});

it.each(['unknown', 'UPPER', '%00', "'--", 'x'.repeat(200)])('C21, C22: there is no match %j', async (id) => {
  for (const path of [`/api/matches/${id}`, `/api/matches/${id}/play-by-play`]) {
    expect(await everybody(path)).toEqual({ status: 404, body: { message: 'This match does not exist.' } });
  }
});
