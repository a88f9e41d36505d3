import { expect, it } from 'vitest';
import { insertInto } from '../../testing/queries.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { loadHistories, starsOf, streaksOf } from './history.ts';

/** R: correct, w: wrong. */
const historyOf = (letters: string) =>
  [...letters].map((letter, index) => ({
    matchId: '',
    isCorrect: letter === 'R',
    tenths: letter === 'R' ? 21 : 0,
    startTime: index,
  }));

it.each([
  ['', { current: 0, best: 0, worst: 0, comebacks: 0 }],
  ['RRRw', { current: 0, best: 3, worst: 1, comebacks: 0 }],
  ['RRwRRR', { current: 3, best: 3, worst: 1, comebacks: 0 }],
  ['wwR', { current: 1, best: 1, worst: 2, comebacks: 0 }],
  ['wwwR', { current: 1, best: 1, worst: 3, comebacks: 1 }],
  ['wwwwRRwwwR', { current: 1, best: 2, worst: 4, comebacks: 2 }],
])('streaksOf "%s"', (letters, streaks) => {
  expect(streaksOf(historyOf(letters))).toEqual(streaks);
});

it('starsOf adds up the stars', () => {
  expect(starsOf(historyOf('RwRR'))).toBe(6.3);
  expect(starsOf([])).toBe(0);
});

it('loadHistories has the results of each player by start, then by pick, then by match, without hidden ones', async () => {
  const { db } = await openTestDatabase();
  const [player = '', other = ''] = await addUsers(db, 2);
  const results = [
    ['e', 2, 1],
    ['a', 1, 4],
    ['c', 1, 3],
    ['b', 1, 3],
    ['hidden', 1, 3],
    ['other', 1, 3],
  ] as const;
  for (const [id, start, picked] of results) {
    await addMatch(db, id, start);
    const pick = { user_id: id === 'other' ? other : player, match_id: id, choice: 'AGREE' } as const;
    await insertInto(db, 'picks', { ...pick, id, created_at: picked, match_start: start });
    const result = { pick_id: id, was_correct: 1, star_tenths: 10, start_time: start, picked_at: picked } as const;
    await insertInto(db, 'pick_results', { ...pick, ...result });
  }
  const historyOf = await loadHistories(db, [player, other], new Set(['hidden']));
  const idsOf = (userId: string) => historyOf(userId).map(({ matchId }) => matchId);
  expect([idsOf(player), idsOf(other)]).toEqual([['b', 'c', 'a', 'e'], ['other']]);
});
