import { endpoints } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { type Player, readExactly } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import { userBeforeEach } from '../../testing/test-users.ts';
import { followedClubs } from './followed-clubs.ts';
import { clubsOf } from './known-clubs.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

const game = gameBeforeEach();
const player = userBeforeEach(game);

const follow = (who: Player, club: string, isFollowed = true) => who.patch('/api/user/clubs', { club, isFollowed });
const codesOf = async (who: Player) => (await listOf(who)).map(({ code }) => code);
const listOf = (who: Player) => readExactly(who, endpoints.userClubs);

it('the clubs are those of the leagues that are played', async () => {
  const all = await readExactly(game.visitor(), endpoints.clubs);
  expect(all).toContainEqual({ code: 'BOS', name: 'Boston Celtics', league: 'NBA' });
  expect(new Set(clubsOf(['EPL']).map(({ league }) => league))).toEqual(new Set(['EPL']));
});

describe('the clubs that a user follows', () => {
  it('are followed one by one, by name or code, each once, in the order in which they were followed', async () => {
    expect(await listOf(player)).toEqual([]);
    for (const [index, club] of ['liverpool fc', 'BOS', 'Boston Celtics', 'Lakers'].entries()) {
      game.setTime(KICK_OFF + index);
      expect((await follow(player, club)).status).toBe(200);
    }
    expect(await codesOf(player)).toEqual(['LIV', 'BOS', 'LAL']);
    expect((await follow(player, 'Boston Celtics', false)).body).toMatchObject([{ code: 'LIV' }, { code: 'LAL' }]);
    expect(await followedClubs(game.db, player.id)).toEqual(['LIV', 'LAL']);
  });

  it('are all kept when two tabs with the same stale list change it', async () => {
    await follow(player, 'BOS');
    await Promise.all([follow(player, 'LIV'), follow(player, 'LAL'), follow(player, 'BOS', false)]);
    expect((await codesOf(player)).toSorted()).toEqual(['LAL', 'LIV']);
  });

  it('are at most 30, and known', async () => {
    const [last = '', ...codes] = clubsOf()
      .slice(0, 31)
      .map(({ code }) => code);
    for (const code of codes) await follow(player, code);
    expect([(await follow(player, last)).status, (await follow(player, 'Atlantis FC')).body]).toEqual([
      409,
      { message: "We don't know this club." },
    ]);
    expect((await codesOf(player)).toSorted()).toEqual(codes.toSorted());
  });

  it('come with the next match of each within two weeks', async () => {
    const clubs = { home_team: 'Arsenal', home_abbr: 'ARS', away_team: 'Chelsea', away_abbr: 'CHE' };
    const arsenal = { league: 'EPL', ...clubs } as const;
    await addMatch(game.db, 'started', KICK_OFF, arsenal);
    await addMatch(game.db, 'off', KICK_OFF + HOUR_MS, { ...arsenal, status: 'POSTPONED' });
    await addMatch(game.db, 'next', KICK_OFF + 2 * HOUR_MS, arsenal);
    await addMatch(game.db, 'later', KICK_OFF + 3 * HOUR_MS, arsenal);
    await addMatch(game.db, 'lakers', KICK_OFF + 14 * DAY_MS, { hasPrediction: false });
    await addMatch(game.db, 'celtics', KICK_OFF + 14 * DAY_MS + 1, { home_abbr: 'BOS' });
    for (const club of ['BOS', 'CHE', 'LAL']) await follow(player, club);
    const next = { id: 'next', startTime: new Date(KICK_OFF + 2 * HOUR_MS).toISOString(), isPredicted: true };
    expect((await listOf(player)).map(({ code, nextMatch }) => [code, nextMatch])).toEqual([
      ['BOS', null],
      ['CHE', { ...next, homeTeam: 'Arsenal', awayTeam: 'Chelsea' }],
      ['LAL', expect.objectContaining({ id: 'lakers', isPredicted: false })],
    ]);
  });
});
