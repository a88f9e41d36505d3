import { endpoints, parseResponse } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { addEnded } from '../testing/people.ts';
import type { Player } from '../testing/player.ts';
import { addMatch, addUsers } from '../testing/rows.ts';
import { streakAt } from './streaks.ts';

let game: Game;
let user: string;
let callers: Player[];
beforeAll(async () => {
  game = await openGame();
  callers = [game.visitor(), await game.member(), await addEnded(game)];
  [user = ''] = await addUsers(game.db, 1);
  for (let n = 0; n < 12; n += 1) await addMatch(game.db, `m-${n}`, KICK_OFF);
});
afterAll(() => game.close());

/** A run at the end, and the longest one, counted by hand. */
function streaksIn(marks: readonly boolean[]): { currentStreak: number; bestStreak: number } {
  let [currentStreak, bestStreak] = [0, 0];
  for (const isRight of marks) {
    currentStreak = isRight ? currentStreak + 1 : 0;
    bestStreak = Math.max(bestStreak, currentStreak);
  }
  return { currentStreak, bestStreak };
}

/** Results on few different starts, so that many share one. */
const results = fc.array(
  fc.record({ start: fc.nat({ max: 3 }), picked: fc.nat({ max: 1 }), mark: fc.constantFrom(true, false, null) }),
  { maxLength: 12 },
);
type Result = { start: number; picked: number; mark: boolean | null; id: string };
const named = (drawn: Omit<Result, 'id'>[]): Result[] => drawn.map((result, n) => ({ ...result, id: `m-${n}` }));
const byId = (a: Result, b: Result) => (a.id < b.id ? -1 : 1);
const bit = (flag: boolean) => (flag ? 1 : 0);

it("C28: the Machine's streaks are its right final calls in a row, by start; what does not count breaks none", async () => {
  await fc.assert(
    fc.asyncProperty(results, async (drawn) => {
      await game.db.deleteFrom('grades').execute();
      for (const { id, start, mark } of named(drawn)) {
        const counts = mark === null ? null : bit(mark);
        const base = { match_id: id, start_time: KICK_OFF + start, graded_at: KICK_OFF };
        const status = mark === null ? ('VOID' as const) : ('FINAL' as const);
        await game.db
          .insertInto('grades')
          .values({ ...base, status, machine_correct: counts })
          .execute();
      }
      const ordered = named(drawn).toSorted((a, b) => a.start - b.start || byId(a, b));
      const marks = ordered.flatMap(({ mark }) => mark ?? []);
      for (const player of callers) {
        const { status, body } = await player.get('/api/machine/stats');
        expect([status, body]).toEqual([200, streaksIn(marks)]);
        expect(parseResponse(endpoints.machineStats, body)).toEqual(body);
      }
    }),
    { numRuns: 60 },
  );
});

it("a user's streak after a match counts in the order of starts, then of picks", async () => {
  await fc.assert(
    fc.asyncProperty(results, async (drawn) => {
      await game.db.deleteFrom('pick_results').execute();
      await game.db.deleteFrom('picks').execute();
      const counted = named(drawn).flatMap((result) =>
        result.mark === null ? [] : [{ ...result, mark: result.mark }],
      );
      for (const { id, start, picked, mark } of counted) {
        const pick = { user_id: user, match_id: id, choice: 'AGREE' as const };
        await game.db
          .insertInto('picks')
          .values({ ...pick, id, created_at: picked })
          .execute();
        const result = { pick_id: id, was_correct: bit(mark), stars: 1, start_time: start, picked_at: picked } as const;
        await game.db
          .insertInto('pick_results')
          .values({ ...pick, ...result })
          .execute();
      }
      const ordered = counted.toSorted((a, b) => a.start - b.start || a.picked - b.picked || byId(a, b));
      for (const [index, { id, start, picked }] of ordered.entries()) {
        const place = { start_time: start, picked_at: picked, match_id: id };
        const upTo = ordered.slice(0, index + 1).map(({ mark }) => mark);
        expect(await streakAt(game.db, user, place)).toBe(streaksIn(upTo).currentStreak);
      }
    }),
    { numRuns: 60 },
  );
});
