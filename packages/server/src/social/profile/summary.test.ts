import { type UserSummary, userSummaryResponse } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE_MS, toIso } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addGraded, signUpLoggedOutUser, signUpUser, type TestUser, userBeforeEach } from '../../testing/test-users.ts';
import type { Player } from '../../testing/player.ts';
import { addMatch } from '../../testing/rows.ts';
import { insertInto, updateTable } from '../../testing/queries.ts';

const game = gameBeforeEach();
const ada = userBeforeEach(game, 'Ada_L');

const read = async (who: Player, id: string) => (await who.get(`/api/users/${id}/summary`)).body;
async function summary(who: Player, id: string): Promise<UserSummary> {
  const user = z.parse(userSummaryResponse, await read(who, id));
  if (user === null) throw new Error('unknown user');
  return user;
}
const pickIds = async (who: Player, owner: TestUser) =>
  (await summary(who, owner.id)).recentPicks.map(({ matchId }) => matchId);

const startTime = (minutes: number) => toIso(KICK_OFF + minutes * MINUTE_MS);

/** Returns 20 match ids, latest first. */
const latest = (from: number) => Array.from({ length: 20 }, (_, index) => `m-${from - index}`);

describe('a profile', () => {
  it('is public and has no email address, real name or preferences', async () => {
    const expected = {
      user: { id: ada.id, username: 'Ada_L', rank: 'ROOKIE', stars: 0, currentStreak: 0, bestStreak: 0 },
      stats: { winRate: 0, correctCount: 0, gradedCount: 0 },
      followersCount: 0,
      followingCount: 0,
      isFollowing: false,
      achievements: [],
      recentPicks: [],
      edge: { disagreements: 0, ahead: null, luck: null, odds: null, verdict: 'TOO_FEW' },
      duel: { week: null, last: null, won: 0, lost: 0, level: 0, inARow: 0 },
      following: [],
    };
    for (const who of [game.visitor(), await signUpLoggedOutUser(game)]) {
      expect(await read(who, ada.id)).toEqual(expected);
      expect(await read(who, 'unknown')).toBe(null);
    }
    for (const who of [ada, await signUpUser(game)]) {
      expect(await read(who, ada.id)).toEqual({ ...expected, isMuted: false });
    }
  });

  it('counts followers and followees, and shows whether the caller follows', async () => {
    const [bob, eve] = [await signUpUser(game), await signUpUser(game)];
    await bob.post(`/api/follow/${ada.id}`);
    await eve.post(`/api/follow/${ada.id}`);
    await ada.post(`/api/follow/${eve.id}`);
    expect(await summary(bob, ada.id)).toMatchObject({ followersCount: 2, followingCount: 1, isFollowing: true });
    expect((await summary(bob, ada.id)).following).toEqual([{ followeeId: eve.id }]);
    for (const who of [ada, game.visitor()]) expect((await summary(who, ada.id)).isFollowing).toBe(false);
    expect((await summary(ada, bob.id)).isFollowing).toBe(false);
  });

  it('lists known achievements by tier, then newest first', async () => {
    const unlocked = ['picks-10', 'streak-10', 'gone', 'first-pick'];
    const rows = unlocked.map((id, index) => ({ user_id: ada.id, achievement_id: id, unlocked_at: index }));
    await insertInto(game.db, 'user_achievements', rows);
    expect((await summary(game.visitor(), ada.id)).achievements).toEqual([
      { id: 'streak-10', title: 'Perfect Ten', tier: 'GOLD', unlockedAt: '1970-01-01T00:00:00.001Z' },
      { id: 'first-pick', title: 'First Pick', tier: 'BRONZE', unlockedAt: '1970-01-01T00:00:00.003Z' },
      { id: 'picks-10', title: 'Regular', tier: 'BRONZE', unlockedAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });
});

describe('recent picks', () => {
  it('are pending, correct or wrong, with the match and both picks', async () => {
    for (const [matchId, minutes, choice, isRight] of [
      ['first', 4, 'AGREE', true],
      ['won', 3, 'AGREE', true],
      ['lost', 2, 'DISAGREE', false],
    ] as const) {
      const startTime = KICK_OFF - minutes * MINUTE_MS;
      await addMatch(game.db, matchId, startTime, { status: 'FINAL' });
      await addGraded(game.db, { userId: ada.id, matchId, choice, isRight, startTime });
    }
    await addMatch(game.db, 'open', KICK_OFF + MINUTE_MS);
    await ada.post('/api/picks', { matchId: 'open', choice: 'AGREE' });
    const { recentPicks, stats } = await summary(ada, ada.id);
    const teams = { homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns', machinePick: 'HOME' };
    expect(recentPicks).toEqual([
      { ...teams, matchId: 'open', choice: 'AGREE', status: 'SCHEDULED', wasCorrect: null, startTime: startTime(1) },
      { ...teams, matchId: 'lost', choice: 'DISAGREE', status: 'FINAL', wasCorrect: false, startTime: startTime(-2) },
      { ...teams, matchId: 'won', choice: 'AGREE', status: 'FINAL', wasCorrect: true, startTime: startTime(-3) },
      { ...teams, matchId: 'first', choice: 'AGREE', status: 'FINAL', wasCorrect: true, startTime: startTime(-4) },
    ]);
    expect(stats).toEqual({ winRate: 66.7, correctCount: 2, gradedCount: 3 });
  });

  it('are visible only to their owner until the match starts, to the millisecond', async () => {
    const start = KICK_OFF + MINUTE_MS;
    await addMatch(game.db, 'a', start);
    const bob = await signUpUser(game);
    await ada.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
    await bob.post(`/api/follow/${ada.id}`);
    const ended = await signUpLoggedOutUser(game);
    for (const at of [start - 1, start]) {
      game.setTime(at);
      for (const who of [game.visitor(), bob, ended]) expect(await pickIds(who, ada)).toEqual(at < start ? [] : ['a']);
      expect(await pickIds(ada, ada)).toEqual(['a']);
    }
  });

  it.each([
    ['LIVE', 1, true],
    ['VOID', 1, false],
    ['VOID', -1, true],
    ['POSTPONED', -1, false],
  ] as const)('of a match that is %s (start in %i min): visible to others: %s', async (status, minutes, isSeen) => {
    await addMatch(game.db, 'a', KICK_OFF + MINUTE_MS);
    await ada.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
    await updateTable(game.db, 'matches', { status, start_time: KICK_OFF + minutes * MINUTE_MS });
    expect(await pickIds(game.visitor(), ada)).toEqual(isSeen ? ['a'] : []);
    expect((await summary(ada, ada.id)).recentPicks).toMatchObject([{ matchId: 'a', status, wasCorrect: null }]);
  });

  it('are the latest 20, not counting hidden ones', async () => {
    for (let index = 0; index < 25; index += 1) {
      await addMatch(game.db, `m-${index}`, KICK_OFF + MINUTE_MS + (index === 24 ? MINUTE_MS : Math.floor(index / 2)));
      game.setTime(KICK_OFF + index);
      await ada.post('/api/picks', { matchId: `m-${index}`, choice: 'AGREE' });
    }
    expect(await pickIds(ada, ada)).toEqual(latest(24));
    game.setTime(KICK_OFF + 2 * MINUTE_MS - 1);
    expect(await pickIds(game.visitor(), ada)).toEqual(latest(23));
  });
});
