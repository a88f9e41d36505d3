import { expect } from 'vitest';
import { delay, HttpResponse } from 'msw';
import { older, OLDER } from './bodies.ts';
import { type CaseRun, requestsOf, trigger } from './case-run.ts';
import { isVisible, page, waitFor } from './dom.ts';
import { advance } from './fake-clock.ts';
import type { PollFixture, ReadFixture } from './fixture.ts';
import { worker } from './mock-worker.ts';
import { respondTo, signalFromOtherTab, waitForResponses } from './mounted-app.tsx';

const LATE_MS = 5_000;
const isOlderVisible = () => page().textContent?.includes(OLDER.trim()) ?? false;

/** Delays the first of two requests and expects its outdated response to be ignored. */
export async function expectLatest(run: CaseRun<ReadFixture> | CaseRun<PollFixture>): Promise<void> {
  const { fixture, app } = run;
  let count = 0;
  worker.use(
    respondTo(fixture.call, async () => {
      count += 1;
      if (count > 1) return HttpResponse.json(fixture.okBody as object);
      await delay(LATE_MS);
      return HttpResponse.json(older(fixture.okBody) as object);
    }),
  );
  await trigger(run);
  await waitFor(() => requestsOf(run).length === 1, 'No request was sent.');
  await (fixture.reload ?? (() => signalFromOtherTab(app)))();
  if (fixture.isSerialized) return expectSerialized(run);
  await waitFor(() => requestsOf(run).length > 1, 'No second request was sent while the first was pending.');
  await waitFor(fixture.ready);
  await advance(LATE_MS + 100);
  await waitFor(() => count > 1 && isVisible(fixture.ready));
  expect(isOlderVisible(), 'ignores the older response').toBe(false);
  expect(app.recorder.toasts).toEqual([]);
}

/** Expects only one pending request at a time, and the new response with the next request. */
async function expectSerialized(run: CaseRun<ReadFixture> | CaseRun<PollFixture>): Promise<void> {
  const { fixture, app } = run;
  await advance(1_000);
  expect(requestsOf(run), 'one pending request at a time').toHaveLength(1);
  await advance(LATE_MS);
  await waitForResponses(fixture.call, app, 1);
  expect(app.recorder.toasts).toEqual([]);
  await advance(1_000);
  if (fixture.kind === 'poll') await advance(fixture.everyMs);
  else await fixture.reload?.();
  await waitFor(() => isVisible(fixture.ready) && !isOlderVisible(), 'The newer response is not shown.');
}
