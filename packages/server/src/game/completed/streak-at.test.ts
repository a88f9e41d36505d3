import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { streakAt } from './streak-at.ts';
import { insertInto } from '../../testing/queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Results with few different start times, so that many share one. */
const someResults = fc.array(
  fc.record({ start: fc.nat({ max: 3 }), picked: fc.nat({ max: 1 }), isCorrect: fc.constantFrom(true, false, null) }),
  { maxLength: 12 },
);
type Result = { start: number; picked: number; isCorrect: boolean | null; id: string };
const withIds = (drawn: Omit<Result, 'id'>[]): Result[] => drawn.map((result, n) => ({ ...result, id: `m-${n}` }));
const byId = (a: Result, b: Result) => (a.id < b.id ? -1 : 1);
const bit = (flag: boolean) => (flag ? 1 : 0);

it("counts a user's streak after a match in the order of starts, then of picks", async () => {
  const { db } = await openTestDatabase();
  const [user = ''] = await addUsers(db, 1);
  for (let n = 0; n < 12; n += 1) await addMatch(db, `m-${n}`, KICK_OFF);
  await fc.assert(
    fc.asyncProperty(someResults, async (drawn) => {
      await db.deleteFrom('pick_results').execute();
      await db.deleteFrom('picks').execute();
      const counted = withIds(drawn).flatMap((result) =>
        result.isCorrect === null ? [] : [{ ...result, isCorrect: result.isCorrect }],
      );
      for (const { id, start, picked, isCorrect } of counted) {
        const pick = { user_id: user, match_id: id, choice: 'AGREE' as const };
        await insertInto(db, 'picks', { ...pick, id, created_at: picked, match_start: start });
        const result = { pick_id: id, was_correct: bit(isCorrect), star_tenths: 10 } as const;
        await insertInto(db, 'pick_results', { ...pick, ...result, start_time: start, picked_at: picked });
      }
      const ordered = counted.toSorted((a, b) => a.start - b.start || a.picked - b.picked || byId(a, b));
      for (const [index, { id, start, picked }] of ordered.entries()) {
        const position = { start_time: start, picked_at: picked, match_id: id };
        const upTo = ordered.slice(0, index + 1).map((result) => (result.isCorrect ? 'R' : 'w'));
        expect(await streakAt(db, user, position)).toBe(upTo.join('').split('w').at(-1)?.length);
      }
    }),
    { numRuns: process.env.NIGHTLY ? 60 : 20 },
  );
});
