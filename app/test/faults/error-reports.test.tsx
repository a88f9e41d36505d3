import { endpoints } from '@machine/contract';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createReporter } from '../../src/reporting/reporter.ts';
import { rootOptions } from '../../src/reporting/rootOptions.ts';
import { ErrorBoundary } from '../../src/routes/ErrorBoundary.tsx';
import { page, textOf, waitFor } from './dom.ts';
import { advance, startClock, stopClock, waitUntil } from './fake-clock.ts';
import { FAULTS } from './faults.ts';
import { worker } from './mock-worker.ts';
import { respondTo } from './mounted-app.tsx';
import { type Recorder, startRecording } from './recorder.ts';

type Load = Parameters<typeof rootOptions>[0];

const noContent = () => new Response(null, { status: 204 });
const reports = ({ requests }: Recorder) => requests.filter(({ path }) => path === endpoints.reportClientError.path);
const isSettled = ({ endedAt }: Recorder['requests'][number]) => endedAt !== null;

function Broken(): never {
  throw new TypeError('for somebody@example.org');
}

/** Mounts a page that throws while rendering, with the app's own root options. */
async function withBrokenPage(load: Load, look: (recorder: Recorder) => Promise<void>): Promise<void> {
  startClock();
  const container = document.createElement('div');
  container.dataset.app = '';
  document.body.append(container);
  const recorder = startRecording();
  const root = createRoot(container, rootOptions(load));
  try {
    root.render(
      <ErrorBoundary isRoot>
        <Broken />
      </ErrorBoundary>,
    );
    await waitFor(() => page().querySelector('main h1') !== null, 'The error page is missing.');
    const initial = textOf();
    await look(recorder);
    await advance(60_000);
    expect(textOf(), 'the report changes nothing on the page').toBe(initial);
    expect(recorder.toasts).toEqual([]);
    // Only React's own error; none about the report.
    expect(recorder.errors).toEqual(['console.error: TypeError: for somebody@example.org']);
  } finally {
    root.unmount();
    container.remove();
    recorder.stop();
    stopClock();
  }
}

const load: Load = async () => ({ report: createReporter() });

for (const fault of FAULTS) {
  const variant = fault.variant && fault.variant !== fault.description ? ` (${fault.variant})` : '';
  test(`sends an error report once and shows nothing: ${fault.description}${variant} (${fault.id})`, async () => {
    worker.resetHandlers(respondTo(endpoints.reportClientError, () => fault.respond(noContent)));
    await withBrokenPage(load, async (recorder) => {
      await waitUntil(
        () => reports(recorder).length > 0,
        () => 'No report was sent.',
      );
      await advance(30_000);
      await waitUntil(
        () => reports(recorder).every(isSettled),
        () => 'The report did not settle.',
      );
      expect(recorder.requests).toHaveLength(1);
      expect(reports(recorder)[0]?.body).toMatchObject({ kind: 'caught', name: 'TypeError' });
      expect(JSON.stringify(reports(recorder)[0]?.body)).not.toContain('somebody');
    });
  });
}

test('shows nothing when the error reporter cannot be loaded', async () => {
  await withBrokenPage(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    async (recorder) => {
      await advance(30_000);
      expect(recorder.requests).toEqual([]);
    },
  );
});
