import { endpoints, type MachineStats, parseResponse } from '@machine/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpLoggedOutUser } from '../../testing/test-users.ts';
import type { Player } from '../../testing/player.ts';
import { addMatch, addUsers } from '../../testing/rows.ts';
import { streakAt } from './streaks.ts';
import { insertInto } from '../../testing/queries.ts';

let game: Game;
let user: string;
let callers: Player[];
beforeAll(async () => {
  game = await openGame();
  callers = [game.visitor(), await game.member(), await signUpLoggedOutUser(game)];
  [user = ''] = await addUsers(game.db, 1);
  for (let n = 0; n < 12; n += 1) await addMatch(game.db, `m-${n}`, KICK_OFF);
});
afterAll(() => game.close());

/** Counts the last and the longest run of correct results. */
function streaksIn(results: readonly boolean[]): MachineStats {
  let [currentStreak, bestStreak] = [0, 0];
  for (const isCorrect of results) {
    currentStreak = isCorrect ? currentStreak + 1 : 0;
    bestStreak = Math.max(bestStreak, currentStreak);
  }
  return { currentStreak, bestStreak, gradedCount: results.length, hasEdgeTable: true, hasRecord: true };
}

/** Results with few different start times, so that many share one. */
const someResults = fc.array(
  fc.record({ start: fc.nat({ max: 3 }), picked: fc.nat({ max: 1 }), isCorrect: fc.constantFrom(true, false, null) }),
  { maxLength: 12 },
);
type Result = { start: number; picked: number; isCorrect: boolean | null; id: string };
const withIds = (drawn: Omit<Result, 'id'>[]): Result[] => drawn.map((result, n) => ({ ...result, id: `m-${n}` }));
const byId = (a: Result, b: Result) => (a.id < b.id ? -1 : 1);
const bit = (flag: boolean) => (flag ? 1 : 0);

it("counts the Machine's streaks by start time, skipping matches that don't count", async () => {
  await fc.assert(
    fc.asyncProperty(someResults, async (drawn) => {
      await game.db.deleteFrom('grades').execute();
      for (const { id, start, isCorrect } of withIds(drawn)) {
        const machineCorrect = isCorrect === null ? null : bit(isCorrect);
        const base = { match_id: id, start_time: KICK_OFF + start, graded_at: KICK_OFF };
        const status = isCorrect === null ? ('VOID' as const) : ('FINAL' as const);
        await insertInto(game.db, 'grades', { ...base, status, machine_correct: machineCorrect });
      }
      const ordered = withIds(drawn).toSorted((a, b) => a.start - b.start || byId(a, b));
      const counted = ordered.flatMap(({ isCorrect }) => isCorrect ?? []);
      for (const player of callers) {
        const { status, body } = await player.get('/api/machine/stats');
        expect([status, body]).toEqual([200, streaksIn(counted)]);
        expect(parseResponse(endpoints.machineStats, body)).toEqual(body);
      }
    }),
    { numRuns: process.env.NIGHTLY ? 60 : 20 },
  );
});

it("counts a user's streak after a match in the order of starts, then of picks", async () => {
  await fc.assert(
    fc.asyncProperty(someResults, async (drawn) => {
      await game.db.deleteFrom('pick_results').execute();
      await game.db.deleteFrom('picks').execute();
      const counted = withIds(drawn).flatMap((result) =>
        result.isCorrect === null ? [] : [{ ...result, isCorrect: result.isCorrect }],
      );
      for (const { id, start, picked, isCorrect } of counted) {
        const pick = { user_id: user, match_id: id, choice: 'AGREE' as const };
        await insertInto(game.db, 'picks', { ...pick, id, created_at: picked, match_start: start });
        const result = {
          pick_id: id,
          was_correct: bit(isCorrect),
          star_tenths: 10,
          start_time: start,
          picked_at: picked,
        } as const;
        await insertInto(game.db, 'pick_results', { ...pick, ...result });
      }
      const ordered = counted.toSorted((a, b) => a.start - b.start || a.picked - b.picked || byId(a, b));
      for (const [index, { id, start, picked }] of ordered.entries()) {
        const position = { start_time: start, picked_at: picked, match_id: id };
        const upTo = ordered.slice(0, index + 1).map(({ isCorrect }) => isCorrect);
        expect(await streakAt(game.db, user, position)).toBe(streaksIn(upTo).currentStreak);
      }
    }),
    { numRuns: process.env.NIGHTLY ? 60 : 20 },
  );
});
