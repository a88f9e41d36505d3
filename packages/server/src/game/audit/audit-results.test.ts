import { AUDIT_ROWS_MAX, endpoints } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { gameBeforeEach, KICK_OFF, openGame } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
import { insertInto, updateTable } from '../../testing/queries.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { signUpUser } from '../../testing/test-users.ts';
import type { Feed } from '../match/feed.ts';
import { gradeDue } from '../grading/grade.ts';

const game = gameBeforeEach();

const results = (query = '', { visitor } = game) =>
  readExactly(visitor(), endpoints.auditResults, `/api/audit/results${query}`);
const picks = (query: string) => readExactly(game.visitor(), endpoints.auditPicks, `/api/audit/picks?${query}`);

const START = KICK_OFF - 3 * HOUR;
const FINAL = { status: 'FINAL', score_home: 101, score_away: 98 } as const;
const PROBABILITIES = { home: 61.2, draw: 0, away: 38.8 };
/** Of a feed where two observations decided the match 'a'. */
const decidedBy: Feed['decidedBy'] = (id, at) => (id === 'a' && at === KICK_OFF ? [1, 3] : []);
const toTime = (at: number) => new Date(at).toISOString();

describe('results of the audit', () => {
  it('are the grades of matches, by id, and say when a corrected one was graded again', async () => {
    await addMatch(game.db, 'b-final', START, FINAL);
    await addMatch(game.db, 'c-void', START, { status: 'VOID' });
    await addMatch(game.db, 'd-live', START, { status: 'LIVE', score_home: 1, score_away: 0 });
    await addMatch(game.db, 'a-draw', START + HOUR, { ...FINAL, league: 'EPL', score_home: 1, score_away: 1 });
    await gradeDue(game.db, KICK_OFF);
    const graded = { league: 'NBA', startTime: toTime(START), gradedAt: toTime(KICK_OFF), observations: [] };
    const score = { scoreHome: 101, scoreAway: 98 };
    const final = { ...graded, ...score, status: 'FINAL', outcome: 'HOME', isMachineCorrect: true };
    const none = { scoreHome: null, scoreAway: null, outcome: null, isMachineCorrect: null };
    const draw = { scoreHome: 1, scoreAway: 1, outcome: 'DRAW', isMachineCorrect: false };
    expect(await results()).toEqual({
      results: [
        { ...final, ...draw, matchId: 'a-draw', league: 'EPL', startTime: toTime(START + HOUR) },
        { ...final, matchId: 'b-final' },
        { ...graded, ...none, matchId: 'c-void', status: 'VOID' },
      ],
      next: null,
    });
    await updateTable(game.db, 'matches', { score_away: 102 }, { id: 'b-final' });
    await gradeDue(game.db, KICK_OFF + HOUR);
    const corrected = { scoreAway: 102, outcome: 'AWAY', isMachineCorrect: false, gradedAt: toTime(KICK_OFF + HOUR) };
    expect((await results()).results).toContainEqual({ ...final, ...corrected, matchId: 'b-final' });
  });

  it('come a page at a time', async () => {
    const max = AUDIT_ROWS_MAX.results;
    const ids = Array.from({ length: max + 1 }, (_, index) => `m-${1_000 + index}`);
    for (const id of ids) await addMatch(game.db, id, START, FINAL);
    await gradeDue(game.db, KICK_OFF);
    const first = await results();
    expect([first.results.length, first.next]).toEqual([max, ids[max - 1]]);
    const second = await results(`?after=${first.next}`);
    expect([second.results.map(({ matchId }) => matchId), second.next]).toEqual([ids.slice(max), null]);
  });

  it('of real matches name what was observed', async () => {
    const { machineFor, feed } = fakeDataSource([]);
    const real = await openGame({ dataSource: { machineFor, feed: { ...feed, decidedBy } } });
    for (const id of [1, 2, 3]) {
      const observed = { source: 'football-data', source_id: 'x', value: '{}', seen_at: START + id };
      await insertInto(real.db, 'observations', { ...observed, id, hash: String(id).repeat(64) });
    }
    for (const id of ['a', 'b']) await addMatch(real.db, id, START, FINAL);
    await gradeDue(real.db, KICK_OFF);
    expect((await results('', real)).results.map(({ observations }) => observations)).toEqual([
      [
        { source: 'football-data', seenAt: toTime(START + 1), hash: '1'.repeat(64) },
        { source: 'football-data', seenAt: toTime(START + 3), hash: '3'.repeat(64) },
      ],
      [],
    ]);
  });
});

describe('picks of the audit', () => {
  it('are what each player earned, without names', async () => {
    const [ally = '', rebel = ''] = (await addUsers(game.db, 2)).toSorted();
    await updateTable(game.db, 'users', { is_bot: 1 }, { id: rebel });
    await addMatch(game.db, 'a', START, { ...FINAL, probabilities: PROBABILITIES });
    await addPick(game.db, { userId: ally, matchId: 'a', at: START - 1 });
    await addPick(game.db, { userId: rebel, matchId: 'a', choice: 'DISAGREE', at: START - 2 });
    await gradeDue(game.db, KICK_OFF);
    const lost = { wasCorrect: false, stars: 0, isSlayerPick: true };
    expect(await picks('matchId=a')).toEqual({
      picks: [
        { userId: ally, choice: 'AGREE', at: toTime(START - 1), wasCorrect: true, stars: 1.9, isSlayerPick: false },
        { userId: rebel, isBot: true, choice: 'DISAGREE', at: toTime(START - 2), ...lost },
      ],
      next: null,
    });
  });

  it('have nothing of an account from its deletion on', async () => {
    const [stays, leaves] = [await signUpUser(game), await signUpUser(game)];
    await addMatch(game.db, 'a', START, FINAL);
    for (const { id } of [stays, leaves]) await addPick(game.db, { userId: id, matchId: 'a', at: START - 1 });
    await gradeDue(game.db, KICK_OFF);
    expect((await picks('matchId=a')).picks).toHaveLength(2);
    expect((await leaves.delete('/api/user/account')).status).toBe(200);
    expect((await picks('matchId=a')).picks).toMatchObject([{ userId: stays.id }]);
  });

  it('come a page at a time, also over pages of deleted accounts', async () => {
    const max = AUDIT_ROWS_MAX.picks;
    const users = (await addUsers(game.db, max + 1)).toSorted();
    await addMatch(game.db, 'a', START, FINAL);
    for (const userId of users) await addPick(game.db, { userId, matchId: 'a', at: START - 1 });
    await gradeDue(game.db, KICK_OFF);
    const last = users[max - 1];
    const first = await picks('matchId=a');
    expect([first.picks.length, first.next]).toEqual([max, last]);
    expect(await picks(`matchId=a&after=${last}`)).toMatchObject({ picks: [{ userId: users[max] }], next: null });
    await game.db
      .updateTable('users')
      .set({ deleted_at: KICK_OFF })
      .where('id', '<=', last ?? '')
      .execute();
    expect(await picks('matchId=a')).toEqual({ picks: [], next: last });
  });
});
