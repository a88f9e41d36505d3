import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failingAfter } from '../testing/failing.ts';
import { KICK_OFF, openGame } from '../testing/game.ts';
import {
  changeMatch,
  type RandomSeason,
  seasonArbitrary,
  storeSeason,
  toRecountInput,
} from '../testing/random-season.ts';
import { recount } from '../testing/recount.ts';
import { readGrades, rounded, readState } from '../testing/stored-state.ts';
import { gradeDue } from './grade.ts';

const RUNS = process.env.DATABASE_URL ? 15 : 60;

const same = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);

async function play(season: RandomSeason): Promise<void> {
  const game = await openGame();
  try {
    const { db } = game;
    const world = toRecountInput(season);
    await storeSeason(db, world);
    const plain = recount(world);
    const agree = async () => same(await readState(game), rounded(plain.state()));

    for (const event of [...season.events, { kind: 'grade', times: 2 } as const]) {
      if (event.kind === 'result' || event.kind === 'move') {
        const match = world.matches[event.match % world.matches.length];
        if (match === undefined) continue;
        Object.assign(match, event.kind === 'move' ? { startTime: event.startTime } : event.result);
        await changeMatch(db, match);
      } else if (event.kind === 'grade') {
        const due = plain.due();
        same(await gradeDue(db, KICK_OFF), due);
        due.forEach(plain.grade);
        if (event.times === 2) same(await gradeDue(db, KICK_OFF + 1), []);
        await agree();
      } else {
        await gradeDue(failingAfter(db, event.after), KICK_OFF).catch(() => {});
        // Those graded before the failure stand, in order; everything has to fit them.
        const graded = await readGrades(db);
        for (const id of plain.due()) {
          if (JSON.stringify(plain.state().grades) === JSON.stringify(graded)) break;
          plain.grade(id);
        }
        await agree();
      }
    }
  } finally {
    await game.close();
  }
}

it('S84: whatever happens to a season in whatever order, the totals are those of a plain recount', async () => {
  await expect(fc.assert(fc.asyncProperty(seasonArbitrary, play), { numRuns: RUNS })).resolves.toBeUndefined();
}, 120_000);
