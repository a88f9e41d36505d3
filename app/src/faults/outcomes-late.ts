import { expect } from 'vitest';
import { delay, HttpResponse } from 'msw';
import { pass } from './clock.ts';
import { isSeen, page, seen } from './dom.ts';
import { asked, begin, type Run } from './run.ts';
import type { Poll, Read } from './scene.ts';
import { anotherTabSpeaks, answerBy, answered } from './stage.tsx';
import { older, OLDER } from './shapes.ts';
import { worker } from './worker.ts';

const LATE_MS = 5_000;
const isOldSeen = () => page().textContent?.includes(OLDER.trim()) ?? false;

/** LW: of two questions the first is answered last, and its answer is of no account. */
export async function expectLatest(run: Run<Read> | Run<Poll>): Promise<void> {
  const { scene, stage } = run;
  let count = 0;
  worker.use(
    answerBy(scene.call, async () => {
      count += 1;
      if (count > 1) return HttpResponse.json(scene.good as object);
      await delay(LATE_MS);
      return HttpResponse.json(older(scene.good) as object);
    }),
  );
  await begin(run);
  await seen(() => asked(run).length === 1, 'It is asked.');
  await (scene.askAgain ?? (() => anotherTabSpeaks(stage)))();
  if (scene.isOneAtATime) return expectOne(run);
  await seen(() => asked(run).length > 1, 'It is asked again while the first question is open.');
  await seen(scene.ready);
  await pass(LATE_MS + 100);
  await seen(() => count > 1 && isSeen(scene.ready));
  expect(isOldSeen(), 'the older answer is ignored').toBe(false);
  expect(stage.watch.toasts).toEqual([]);
}

/** One question at a time: there is no older answer to come. The next question brings what is new. */
async function expectOne(run: Run<Read> | Run<Poll>): Promise<void> {
  const { scene, stage } = run;
  await pass(1_000);
  expect(asked(run), 'one question is open at a time').toHaveLength(1);
  await pass(LATE_MS);
  await answered(scene.call, stage, 1);
  expect(stage.watch.toasts).toEqual([]);
  await pass(1_000);
  if (scene.kind === 'poll') await pass(scene.everyMs);
  else await scene.askAgain?.();
  await seen(() => isSeen(scene.ready) && !isOldSeen(), 'The newer answer is shown.');
}
