import { endpoints, type MatchStatus } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { endSession } from '../../testing/test-users.ts';
import { pickAs, type Player, readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { HOUR_MS, DAY_MS } from '../../platform/clock/time.ts';

const game = gameBeforeEach();

const listOf = (player: Player) => readExactly(player, endpoints.completedLive);
const verdictSeenBy = async (player: Player) => {
  const [match] = await listOf(player);
  return [match?.isMachineCorrect, match?.userChoice, match?.isUserCorrect];
};
const add = (id: string, startTime: number, status: MatchStatus, options: Parameters<typeof addMatch>[3] = {}) =>
  addMatch(game.db, id, startTime, { status, score_home: 101, score_away: 98, ...options });

describe('the list of recent matches', () => {
  it('has live, provisional and then other matches, each newest first', async () => {
    await add('final-old', KICK_OFF - 5 * HOUR_MS, 'FINAL');
    await add('void', KICK_OFF - 2 * HOUR_MS, 'VOID');
    await add('live-old', KICK_OFF - 3 * HOUR_MS, 'LIVE');
    await add('postponed', KICK_OFF - 3 * HOUR_MS, 'POSTPONED');
    await add('provisional', KICK_OFF - 4 * HOUR_MS, 'PROVISIONAL');
    await add('live-new', KICK_OFF - 1, 'LIVE');
    await add('final-new', KICK_OFF - HOUR_MS, 'FINAL');
    const order = ['live-new', 'live-old', 'provisional', 'final-new', 'void', 'postponed', 'final-old'];
    expect((await listOf(game.visitor())).map(({ id }) => id)).toEqual(order);
  });

  it('has only predicted matches that started within the last 14 days', async () => {
    await add('unpredicted', KICK_OFF - HOUR_MS, 'FINAL', { hasPrediction: false });
    await add('scheduled', KICK_OFF - 1, 'SCHEDULED');
    await add('called-off', KICK_OFF + HOUR_MS, 'POSTPONED');
    await add('old', KICK_OFF - 14 * DAY_MS - 1, 'FINAL');
    await add('recent', KICK_OFF - 14 * DAY_MS, 'FINAL');
    expect((await listOf(game.visitor())).map(({ id }) => id)).toEqual(['recent']);
  });

  it('has at most the 200 newest matches', async () => {
    for (let n = 0; n < 203; n += 1) await add(`m-${n}`, KICK_OFF - n * HOUR_MS, n === 199 ? 'LIVE' : 'FINAL');
    const ids = (await listOf(game.visitor())).map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(ids[0]).toBe('m-199');
    expect(ids.at(-1)).toBe('m-198');
  });

  it('returns all fields of a match', async () => {
    await add('gold', KICK_OFF - HOUR_MS, 'LIVE', { is_gold: 1, clock: 'Q3 7:12' });
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

it('verdicts in the list show each caller only their own pick (3.5)', async () => {
  await add('a', KICK_OFF + HOUR_MS, 'SCHEDULED');
  const [self, other, ended] = [await game.member(), await game.member(), await game.member()];
  for (const player of [self, ended]) await pickAs(player, 'a', 'AGREE');
  await pickAs(other, 'a', 'DISAGREE');
  await endSession(ended);
  game.setTime(KICK_OFF + 2 * HOUR_MS);
  const none = [null, null, null];
  for (const [status, ...verdicts] of [
    ['LIVE', none, [null, 'AGREE', null], [null, 'DISAGREE', null]],
    ['PROVISIONAL', [true, null, null], [true, 'AGREE', true], [true, 'DISAGREE', false]],
    ['FINAL', [true, null, null], [true, 'AGREE', true], [true, 'DISAGREE', false]],
    ['VOID', none, [null, 'AGREE', null], [null, 'DISAGREE', null]],
  ] as const) {
    await updateTable(game.db, 'matches', { status, score_home: 101, score_away: 98 });
    await gradeAndNotify(game.db, game.now());
    expect(await Promise.all([game.visitor(), self, other].map(verdictSeenBy))).toEqual(verdicts);
    expect(await verdictSeenBy(ended)).toEqual(verdicts[0]);
  }
});
