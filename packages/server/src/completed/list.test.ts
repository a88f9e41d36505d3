import { type CompletedMatch, endpoints, type MatchStatus, parseResponse } from '@machine/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gradeDue } from '../grading/grade.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import type { Player } from '../testing/player.ts';
import { addMatch } from '../testing/rows.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let game: Game;
beforeEach(async () => {
  game = await openGame();
});
afterEach(() => game.close());

const listOf = async (player: Player): Promise<CompletedMatch[]> => {
  const answer = await player.get('/api/completed/live');
  expect(answer.status).toBe(200);
  const list = parseResponse(endpoints.completedLive, answer.body);
  // Nothing is sent that the contract does not know.
  expect(list).toEqual(answer.body);
  return list;
};
const marksSeenBy = async (player: Player) => {
  const [match] = await listOf(player);
  return [match?.isMachineCorrect, match?.userChoice, match?.isUserCorrect];
};
/** The Machine's mark on match `a` once it stands like this. */
const markAfter = async (status: MatchStatus, score_away: number) => {
  await game.db.updateTable('matches').set({ status, score_away }).where('id', '=', 'a').execute();
  await gradeDue(game.db, game.now());
  return (await marksSeenBy(game.visitor()))[0];
};
const add = (id: string, startTime: number, status: MatchStatus, options: Parameters<typeof addMatch>[3] = {}) =>
  addMatch(game.db, id, startTime, { status, score_home: 101, score_away: 98, ...options });
const pick = async (player: Player, matchId: string, choice: 'AGREE' | 'DISAGREE') =>
  expect((await player.post('/api/picks', { matchId, choice })).status).toBe(201);
const become = (id: string, status: MatchStatus) =>
  game.db.updateTable('matches').set({ status, score_home: 101, score_away: 98 }).where('id', '=', id).execute();

describe('C27: the matches of the last days', () => {
  it('are live, provisional, then the rest, each newest first', async () => {
    await add('final-old', KICK_OFF - 5 * HOUR, 'FINAL');
    await add('void', KICK_OFF - 2 * HOUR, 'VOID');
    await add('live-old', KICK_OFF - 3 * HOUR, 'LIVE');
    await add('postponed', KICK_OFF - 3 * HOUR, 'POSTPONED');
    await add('provisional', KICK_OFF - 4 * HOUR, 'PROVISIONAL');
    await add('live-new', KICK_OFF - 1, 'LIVE');
    await add('final-new', KICK_OFF - HOUR, 'FINAL');
    const order = ['live-new', 'live-old', 'provisional', 'final-new', 'void', 'postponed', 'final-old'];
    expect((await listOf(game.visitor())).map(({ id }) => id)).toEqual(order);
  });

  it('have a call, have begun, and lie at most 14 days back', async () => {
    await add('uncalled', KICK_OFF - HOUR, 'FINAL', { isCalled: false });
    await add('scheduled', KICK_OFF - 1, 'SCHEDULED');
    await add('called-off', KICK_OFF + HOUR, 'POSTPONED');
    await add('old', KICK_OFF - 14 * DAY - 1, 'FINAL');
    await add('kept', KICK_OFF - 14 * DAY, 'FINAL');
    expect((await listOf(game.visitor())).map(({ id }) => id)).toEqual(['kept']);
  });

  it('are at most 200, the newest', async () => {
    for (let n = 0; n < 203; n += 1) await add(`m-${n}`, KICK_OFF - n * HOUR, n === 199 ? 'LIVE' : 'FINAL');
    const ids = (await listOf(game.visitor())).map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(ids[0]).toBe('m-199');
    expect(ids.at(-1)).toBe('m-198');
  });

  it('say how they stand, in full', async () => {
    await add('gold', KICK_OFF - HOUR, 'LIVE', { is_gold: 1, clock: 'Q3 7:12' });
    expect(await listOf(game.visitor())).toEqual([
      {
        id: 'gold',
        status: 'LIVE',
        isGold: true,
        league: 'NBA',
        homeTeam: 'Los Angeles Lakers',
        awayTeam: 'Phoenix Suns',
        homeTeamAbbr: 'LAL',
        awayTeamAbbr: 'PHX',
        scoreHome: 101,
        scoreAway: 98,
        clock: 'Q3 7:12',
        startTime: '2026-11-20T17:00:00.000Z',
        machinePick: 'HOME',
        isMachineCorrect: null,
        userChoice: null,
        isUserCorrect: null,
      },
    ]);
  });
});

describe('the marks in the list', () => {
  it('3.5: are the own ones of each caller, and of nobody else', async () => {
    await add('a', KICK_OFF + HOUR, 'SCHEDULED');
    const [self, other, ended] = [await game.member(), await game.member(), await game.member()];
    await pick(self, 'a', 'AGREE');
    await pick(other, 'a', 'DISAGREE');
    await pick(ended, 'a', 'AGREE');
    const cookie = ended.cookie();
    await ended.post('/api/auth/logout');
    ended.setCookie(cookie);
    game.setTime(KICK_OFF + 2 * HOUR);
    const everybody = () => Promise.all([game.visitor(), self, other, ended].map(marksSeenBy));

    await become('a', 'LIVE');
    const none = [null, null, null];
    expect(await everybody()).toEqual([none, [null, 'AGREE', null], [null, 'DISAGREE', null], none]);
    for (const status of ['PROVISIONAL', 'FINAL'] as const) {
      await become('a', status);
      await gradeDue(game.db, game.now());
      const anonymous = [true, null, null];
      expect(await everybody()).toEqual([anonymous, [true, 'AGREE', true], [true, 'DISAGREE', false], anonymous]);
    }
    await become('a', 'VOID');
    await gradeDue(game.db, game.now());
    expect(await everybody()).toEqual([none, [null, 'AGREE', null], [null, 'DISAGREE', null], none]);
  });

  it('turn when a provisional score or a final result is corrected', async () => {
    await add('a', KICK_OFF - HOUR, 'PROVISIONAL');
    expect([
      await markAfter('PROVISIONAL', 98),
      await markAfter('PROVISIONAL', 102),
      await markAfter('FINAL', 98),
      await markAfter('FINAL', 102),
    ]).toEqual([true, false, true, false]);
  });
});
