import { delay, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { page as browser } from 'vitest/browser';
import { OUTDATED, outdated } from './bodies.ts';
import type { QueryCall } from './call.ts';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { has, hasText, holds, page, waitFor } from './dom.ts';
import { respondTo, worker } from '../shared/worker.ts';

/** Literal fragments of some of the hostile texts. */
const LITERALS = ['<img src=x', '<svg/onload', '${7*7}', '[x](javascript', 'constructor.constructor'];
const hasLiteral = (text: string) => LITERALS.some((literal) => text.includes(literal));

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

/** Returns the elements that overflow when the page or its dialog scrolls sideways. */
function sideways(): string[] {
  const boxes = [document.documentElement, ...page().querySelectorAll('[role="dialog"]')];
  if (boxes.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)) return [];
  return [...page().querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > PHONE.width + 1)
    .map(
      (element) =>
        `${element.tagName}.${element.className} in ${element.parentElement?.className}: ${element.textContent.slice(0, 40)}`,
    )
    .slice(0, 12);
}

/** Returns the checks that reads and polls share; `refetch` requests the data once more. */
export const queryChecks = <C extends QueryCall>(refetch: (run: Case<C>) => Promise<void>) => ({
  'renders at most 200 rows': async ({ call, load }: Case<C>) => {
    await load();
    const rows = () =>
      (page().querySelector('[role="dialog"]') ?? page().querySelector('main'))?.querySelectorAll(call.rows ?? 'li')
        .length ?? 0;
    await waitFor(() => rows() > 0, 'No row of the long list is shown.');
    expect(rows(), 'number of rendered rows out of 10,000').toBeLessThanOrEqual(200);
  },
  'shows the text literally and without overflow': async ({ call, fault, app, expected, load, settled }: Case<C>) => {
    await browser.viewport(PHONE.width, PHONE.height);
    try {
      await load();
      await settled(1);
      await waitFor(
        () => !hasText('Loading') && !has('button', /^(Try again|Retry)$/) && !holds(call.failure),
        'The content is not shown.',
      );
      const body = await (await fault.respond(() => new Response())).text();
      if (hasLiteral(body)) await waitFor(() => hasLiteral(page().textContent), 'The text is not shown literally.');
      await advance(100);
      expect(sideways(), 'no overflow at 320 px').toEqual([]);
      app.expectNoToast();
      expected.isEmpty = true;
    } finally {
      await browser.viewport(DESK.width, DESK.height);
    }
  },
  'shows the empty state': async ({ call, app, expected, load }: Case<C>) => {
    await load();
    await waitFor(call.emptyText ?? '');
    expect(holds(call.failure), 'shows no failure').toBe(false);
    expected.isEmpty = true;
    app.expectNoToast();
  },
  'shows the latest response': async (run: Case<C>) => {
    const { call, app, endpoint, load, requests, settled } = run;
    let count = 0;
    worker.use(
      respondTo(endpoint, async () => {
        count += 1;
        if (count > 1) return HttpResponse.json(call.okBody as null);
        await delay(5_000);
        return HttpResponse.json(outdated(call.okBody) as null);
      }),
    );
    await load();
    await waitFor(() => requests().length === 1, 'No request was sent.');
    // A login elsewhere requests it as its screen is left, and again when the screen is back: both apart from the first.
    await advance(1_000);
    await (call.reload ?? app.signalFromOtherTab)();
    if (call.isSerialized) {
      await advance(1_000);
      expect(requests(), 'one pending request at a time').toHaveLength(1);
      await advance(5_000);
      await settled(1);
      await advance(1_000);
      await refetch(run);
      await waitFor(() => holds(call.ready) && !hasText(OUTDATED), 'The newer response is not shown.');
    } else {
      await waitFor(() => requests().length > 1, 'No second request was sent while the first was pending.');
      await waitFor(call.ready);
      await advance(5_100);
      await waitFor(call.ready);
      expect(hasText(OUTDATED), 'ignores the older response').toBe(false);
    }
    expect(app.shown.toasts).toEqual([]);
  },
});
