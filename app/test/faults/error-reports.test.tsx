import { endpoints } from '@machine/contract';
import { respondTo } from '@machine/mocks/handlers';
import { expect, test } from 'vitest';
import { createReporter } from '../../src/reporting/reporter.ts';
import { rootOptions } from '../../src/reporting/rootOptions.ts';
import { ErrorBoundary } from '../../src/routes/ErrorBoundary.tsx';
import { mountPage } from './app.tsx';
import { advance } from '../shared/clock.ts';
import { page, waitFor } from './dom.ts';
import { PLAIN_FAULTS } from './faults.ts';
import { worker } from '../shared/worker.ts';

function Broken(): never {
  throw new TypeError('for somebody@example.org');
}

/** Mounts a page that throws while rendering, and returns the requests of the reporter. */
async function requestsOfBrokenPage(load: Parameters<typeof rootOptions>[0]) {
  const broken = (
    <ErrorBoundary isRoot>
      <Broken />
    </ErrorBoundary>
  );
  const { requests, errors, shown, unmount } = mountPage(broken, rootOptions(load));
  try {
    await waitFor(() => page().querySelector('main h1') !== null, 'The error page is missing.');
    const initial = page().textContent;
    await advance(30_000);
    await waitFor(() => requests.every(({ endedAt }) => endedAt !== null), 'The report did not settle.');
    await advance(60_000);
    expect(page().textContent, 'the report changes nothing on the page').toBe(initial);
    expect(shown.toasts).toEqual([]);
    // Only React's own error; none about the report.
    expect(errors).toEqual(['console.error: TypeError: for somebody@example.org']);
    return requests;
  } finally {
    unmount();
  }
}

const noContent = () => new Response(null, { status: 204 });

test('sends an error report once, and shows nothing when it fails', async () => {
  worker.resetHandlers(respondTo(endpoints.reportClientError, () => PLAIN_FAULTS.htmlErrorPage.respond(noContent)));
  const requests = await requestsOfBrokenPage(async () => ({ report: createReporter() }));
  expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: endpoints.reportClientError.path, body: expect.objectContaining({ kind: 'caught', name: 'TypeError' }) },
  ]);
  expect(JSON.stringify(requests)).not.toContain('somebody');
});

test('shows nothing when the error reporter cannot be loaded', async () => {
  const requests = await requestsOfBrokenPage(() => Promise.reject(new TypeError('Failed to fetch a module')));
  expect(requests).toEqual([]);
});
