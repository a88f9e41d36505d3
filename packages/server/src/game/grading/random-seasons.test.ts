import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failingAfter } from '../../testing/failing.ts';
import { readKeptCounts, recountKeptCounts } from '../../testing/kept-counts.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { changeMatch, type RandomSeason, seasonsOf, storeSeason, toRecountInput } from '../../testing/random-season.ts';
import { recount } from '../../testing/recount.ts';
import { readGrades, readState } from '../../testing/stored-state.ts';
import { gradeAndNotify, runJobs } from '../../testing/run-jobs.ts';
import { gradeDue } from './grade.ts';

const RUNS = process.env.NIGHTLY ? 60 : 25;

const expectEqual = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);

async function play(season: RandomSeason): Promise<void> {
  const game = await openGame();
  try {
    const { db } = game;
    const input = toRecountInput(season);
    await storeSeason(db, input);
    const recounted = recount(input);
    const expectSameState = async () => {
      expectEqual(await readState(game), recounted.state());
      expectEqual(await readKeptCounts(db), await recountKeptCounts(db));
    };

    for (const event of [...season.events, { kind: 'grade', times: 2 } as const]) {
      if (event.kind === 'result' || event.kind === 'move') {
        const match = input.matches[event.match % input.matches.length];
        if (match === undefined) continue;
        Object.assign(match, event.kind === 'move' ? { startTime: event.startTime } : event.result);
        await changeMatch(db, match);
      } else if (event.kind === 'grade') {
        const due = recounted.due();
        expectEqual(await gradeAndNotify(db, KICK_OFF), due);
        due.forEach(recounted.grade);
        recounted.unlock();
        if (event.times === 2) expectEqual(await gradeAndNotify(db, KICK_OFF + 1), []);
        await expectSameState();
      } else {
        await gradeDue(failingAfter(db, event.after), KICK_OFF).catch(() => {});
        await runJobs(db);
        // The matches graded before the failure keep their grades; the recount has to agree with them.
        const graded = await readGrades(db);
        for (const id of recounted.due()) {
          if (JSON.stringify(recounted.state().grades) === JSON.stringify(graded)) break;
          recounted.grade(id);
        }
        recounted.unlock();
        await expectSameState();
      }
    }
  } finally {
    await game.close();
  }
}

it('totals equal a recount after any sequence of results, corrections and failures', async () => {
  await expect(
    fc.assert(fc.asyncProperty(seasonsOf({ players: [1, 4], matches: [1, 9] }), play), {
      numRuns: RUNS,
      endOnFailure: true,
    }),
  ).resolves.toBeUndefined();
});
