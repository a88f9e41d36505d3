import { endpoints, type FollowedClub, parseResponse } from '@machine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import type { Player } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { followedClubs } from './followed-clubs.ts';
import { clubsOf } from './known-clubs.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const iso = (at: number) => new Date(at).toISOString();

let game: Game;
let player: TestUser;
beforeEach(async () => {
  game = await openGame();
  player = await signUpUser(game);
});

const follow = (who: Player, clubs: readonly string[]) =>
  who.send('PUT', '/api/user/clubs', {
    body: JSON.stringify({ clubs }),
    headers: { 'Content-Type': 'application/json' },
  });
const listOf = async (who: Player): Promise<FollowedClub[]> => {
  const response = await who.get('/api/user/clubs');
  const list = parseResponse(endpoints.userClubs, response.body);
  expect([response.status, response.body]).toEqual([200, list]);
  return list;
};

describe('the clubs', () => {
  it('are those of the leagues that are played', async () => {
    const { body } = await game.visitor().get('/api/clubs');
    const all = parseResponse(endpoints.clubs, body);
    expect(all).toEqual(body);
    expect(all).toContainEqual({ code: 'BOS', name: 'Boston Celtics', league: 'NBA' });
    expect(new Set(clubsOf(['EPL']).map(({ league }) => league))).toEqual(new Set(['EPL']));
  });
});

describe('the clubs that a user follows', () => {
  it('are replaced as a whole, by name or code, each once, in the order in which they were followed', async () => {
    expect(await listOf(player)).toEqual([]);
    expect((await follow(player, ['liverpool fc', 'BOS', 'Boston Celtics', 'Lakers'])).status).toBe(200);
    expect((await listOf(player)).map(({ code }) => code)).toEqual(['LIV', 'BOS', 'LAL']);
    game.setTime(KICK_OFF + HOUR);
    await follow(player, ['ARS', 'LAL', 'LIV']);
    expect((await listOf(player)).map(({ code }) => code)).toEqual(['LIV', 'LAL', 'ARS']);
    expect(await followedClubs(game.db, player.id)).toEqual(['LIV', 'LAL', 'ARS']);
    await follow(player, []);
    expect(await listOf(player)).toEqual([]);
  });

  it('are not changed by a request with an unknown club or too many', async () => {
    await follow(player, ['LIV']);
    const many = clubsOf()
      .slice(0, 31)
      .map(({ code }) => code);
    for (const clubs of [['ARS', 'Atlantis FC'], many, ['']]) {
      expect((await follow(player, clubs)).status).toBe(400);
    }
    expect((await follow(player, ['ARS', 'Atlantis FC'])).body).toMatchObject({
      message: "We don't know one of these clubs.",
    });
    expect((await listOf(player)).map(({ code }) => code)).toEqual(['LIV']);
    expect((await follow(player, many.slice(0, 30))).status).toBe(200);
  });

  it('come with the next match of each within two weeks', async () => {
    const arsenal = {
      league: 'EPL',
      home_team: 'Arsenal',
      home_abbr: 'ARS',
      away_team: 'Chelsea',
      away_abbr: 'CHE',
    } as const;
    await addMatch(game.db, 'started', KICK_OFF, arsenal);
    await addMatch(game.db, 'off', KICK_OFF + HOUR, { ...arsenal, status: 'POSTPONED' });
    await addMatch(game.db, 'next', KICK_OFF + 2 * HOUR, arsenal);
    await addMatch(game.db, 'later', KICK_OFF + 3 * HOUR, arsenal);
    await addMatch(game.db, 'lakers', KICK_OFF + 14 * DAY, { hasPrediction: false });
    await addMatch(game.db, 'celtics', KICK_OFF + 14 * DAY + 1, { home_abbr: 'BOS' });
    await follow(player, ['CHE', 'LAL', 'BOS']);
    expect((await listOf(player)).map(({ code, nextMatch }) => [code, nextMatch])).toEqual([
      [
        'CHE',
        {
          id: 'next',
          homeTeam: 'Arsenal',
          awayTeam: 'Chelsea',
          startTime: iso(KICK_OFF + 2 * HOUR),
          isPredicted: true,
        },
      ],
      ['LAL', expect.objectContaining({ id: 'lakers', isPredicted: false })],
      ['BOS', null],
    ]);
  });
});
