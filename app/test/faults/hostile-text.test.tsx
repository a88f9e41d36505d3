import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { withHostileText } from './bodies.ts';
import { find, isVisible, page, waitFor } from './dom.ts';
import { advance } from './fake-clock.ts';
import type { PollFixture, ReadFixture } from './fixture.ts';
import { POLLS } from './fixtures-poll.ts';
import { READS } from './fixtures-read.ts';
import { checkInvariants } from './invariants.ts';
import { mountApp, respondTo, waitForResponses, waitUntilIdle } from './mounted-app.tsx';
import { isTextSelected } from './selection.ts';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

beforeAll(() => browser.viewport(PHONE.width, PHONE.height));
afterAll(() => browser.viewport(DESK.width, DESK.height));

/** Returns a body with the text in every string field; lists are cut to two rows. */
const bodyOf = ({ okBody }: ReadFixture | PollFixture, text: string) =>
  withHostileText(Array.isArray(okBody) ? okBody.slice(0, 2) : okBody, text);

/** Returns the elements that overflow when the page or its dialog scrolls sideways. */
function sideways(): string[] {
  const boxes = [document.documentElement, ...page().querySelectorAll<HTMLElement>('[role="dialog"]')];
  if (boxes.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)) return [];
  return [...page().querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > PHONE.width + 1)
    .map((element) => `${element.tagName}.${element.className}`)
    .slice(0, 12);
}

// Each hostile text in every string field of each query, on a narrow phone.
for (const fixture of [...READS, ...POLLS]) {
  if (JSON.stringify(bodyOf(fixture, '!')) === JSON.stringify(fixture.okBody)) continue;
  describe(`GET ${fixture.call.path}`, () => {
    test.each(Object.entries(HOSTILE_TEXTS).filter(([name]) => isTextSelected(name)))(
      `hostile text "%s" stays inert and does not overflow (${fixture.id}, F14)`,
      async (_, text) => {
        const app = mountApp({
          ...fixture,
          handlers: [
            respondTo(fixture.call, () => HttpResponse.json(bodyOf(fixture, text) as object)),
            ...(fixture.handlers ?? []),
          ],
        });
        try {
          await waitUntilIdle(fixture, app);
          await fixture.prepare?.();
          if (fixture.kind === 'read') await fixture.load?.();
          await waitForResponses(fixture.call, app, 1);
          await waitFor(
            () => !isVisible('Loading') && find('button', /^(Try again|Retry)$/) === undefined,
            'The content is not shown.',
          );
          await advance(100);
          expect(sideways(), 'no overflow at 320 px').toEqual([]);
          await checkInvariants(app, { isEmpty: true });
        } finally {
          app.unmount();
        }
      },
    );
  });
}
