import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failingAfter } from '../testing/failing.ts';
import { KICK_OFF, openGame } from '../testing/game.ts';
import { changeMatch, type Season, season, storeWorld, worldOf } from '../testing/plain-season.ts';
import { recount } from '../testing/recount.ts';
import { gradesIn, rounded, stateOf } from '../testing/standing.ts';
import { gradeDue } from './grade.ts';

const RUNS = process.env.DATABASE_URL ? 15 : 60;

const expectEqual = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);

async function play(season: Season): Promise<void> {
  const game = await openGame();
  try {
    const { db } = game;
    const world = worldOf(season);
    await storeWorld(db, world);
    const recounted = recount(world);
    const expectSameState = async () => expectEqual(await stateOf(game), rounded(recounted.state()));

    for (const event of [...season.events, { kind: 'grade', times: 2 } as const]) {
      if (event.kind === 'result' || event.kind === 'move') {
        const match = world.matches[event.match % world.matches.length];
        if (match === undefined) continue;
        Object.assign(match, event.kind === 'move' ? { startTime: event.startTime } : event.result);
        await changeMatch(db, match);
      } else if (event.kind === 'grade') {
        const due = recounted.due();
        expectEqual(await gradeDue(db, KICK_OFF), due);
        due.forEach(recounted.grade);
        if (event.times === 2) expectEqual(await gradeDue(db, KICK_OFF + 1), []);
        await expectSameState();
      } else {
        await gradeDue(failingAfter(db, event.after), KICK_OFF).catch(() => {});
        // The matches graded before the failure keep their grades; the recount has to agree with them.
        const graded = await gradesIn(db);
        for (const id of recounted.due()) {
          if (JSON.stringify(recounted.state().grades) === JSON.stringify(graded)) break;
          recounted.grade(id);
        }
        await expectSameState();
      }
    }
  } finally {
    await game.close();
  }
}

it('totals equal a recount after any sequence of results, corrections and failures (S84)', async () => {
  await expect(fc.assert(fc.asyncProperty(season, play), { numRuns: RUNS })).resolves.toBeUndefined();
}, 120_000);
