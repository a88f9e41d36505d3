import { endpoints } from '@machine/contract';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createReporter } from '../reporting/reporter.ts';
import { rootOptions } from '../reporting/rootOptions.ts';
import { ErrorBoundary } from '../routes/ErrorBoundary.tsx';
import { pass, startClock, stopClock, until } from './clock.ts';
import { page, seen, textOf } from './dom.ts';
import { FAULTS } from './faults.ts';
import { answerBy } from './stage.tsx';
import { startWatch, type Watch } from './watch.ts';
import { worker } from './worker.ts';

type Load = Parameters<typeof rootOptions>[0];

const taken = () => new Response(null, { status: 204 });
const reports = ({ asked }: Watch) => asked.filter(({ path }) => path === endpoints.reportClientError.path);
const isOver = ({ endedAt }: Watch['asked'][number]) => endedAt !== null;

function Broken(): never {
  throw new TypeError('of somebody@example.org');
}

/** A page whose screen breaks while it is drawn, mounted as the app is. */
async function withBrokenPage(load: Load, look: (watch: Watch) => Promise<void>): Promise<void> {
  startClock();
  const place = document.createElement('div');
  place.dataset.app = '';
  document.body.append(place);
  const watch = startWatch();
  const root = createRoot(place, rootOptions(load));
  try {
    root.render(
      <ErrorBoundary isRoot>
        <Broken />
      </ErrorBoundary>,
    );
    await seen(() => page().querySelector('main h1') !== null, 'The error page.');
    const before = textOf();
    await look(watch);
    await pass(60_000);
    expect(textOf(), 'nothing moves because of a report').toBe(before);
    expect(watch.toasts).toEqual([]);
    // React's own error, and none about the report.
    expect(watch.errors).toEqual(['console.error: TypeError: of somebody@example.org']);
  } finally {
    root.unmount();
    place.remove();
    watch.stop();
    stopClock();
  }
}

const load: Load = async () => ({ report: createReporter() });

for (const fault of FAULTS) {
  const form = fault.form ? ` (${fault.form})` : '';
  test(`an error report×${fault.id}${form}: ${fault.words}: nothing is to be seen, and it is sent once`, async () => {
    worker.resetHandlers(answerBy(endpoints.reportClientError, () => fault.answer(taken)));
    await withBrokenPage(load, async (watch) => {
      await until(
        () => reports(watch).length > 0,
        () => 'Nothing was reported.',
      );
      await pass(30_000);
      await until(
        () => reports(watch).every(isOver),
        () => 'The report hangs.',
      );
      expect(watch.asked).toHaveLength(1);
      expect(reports(watch)[0]?.body).toMatchObject({ kind: 'caught', name: 'TypeError' });
      expect(JSON.stringify(reports(watch)[0]?.body)).not.toContain('somebody');
    });
  });
}

test('an error whose reporter cannot be loaded is not reported, and nothing is to be seen', async () => {
  await withBrokenPage(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    async (watch) => {
      await pass(30_000);
      expect(watch.asked).toEqual([]);
    },
  );
});
