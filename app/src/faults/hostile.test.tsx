import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { pass } from './clock.ts';
import { find, isSeen, page, seen } from './dom.ts';
import { checkInvariants } from './invariants.ts';
import type { Poll, Read } from './scene.ts';
import { isTextRun } from './part.ts';
import { POLLS } from './scenes-poll.ts';
import { READS } from './scenes-read.ts';
import { hostile } from './shapes.ts';
import { answerBy, answered, atHome, open } from './stage.tsx';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

beforeAll(() => browser.viewport(PHONE.width, PHONE.height));
afterAll(() => browser.viewport(DESK.width, DESK.height));

/** A list of one such row; an object with the text in every field. */
const bodyOf = ({ good }: Read | Poll, text: string) => hostile(Array.isArray(good) ? good.slice(0, 2) : good, text);

/** Whether the page or its dialog can be scrolled to the side, and what sticks out. */
function sideways(): string[] {
  const boxes = [document.documentElement, ...page().querySelectorAll<HTMLElement>('[role="dialog"]')];
  if (boxes.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)) return [];
  return [...page().querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > PHONE.width + 1)
    .map((element) => `${element.tagName}.${element.className}`)
    .slice(0, 12);
}

/** 2.8: each text of the corpus, in every string field of each read, on a narrow phone. */
for (const scene of [...READS, ...POLLS]) {
  if (JSON.stringify(bodyOf(scene, '!')) === JSON.stringify(scene.good)) continue;
  describe(`2.8 ${scene.id} ${scene.call.path}`, () => {
    test.each(Object.entries(HOSTILE_TEXTS).filter(([name]) => isTextRun(name)))(
      `${scene.id}×F14: %s in every field: inert, and nothing scrolls sideways`,
      async (_, text) => {
        const stage = open({
          ...scene,
          world: [answerBy(scene.call, () => HttpResponse.json(bodyOf(scene, text) as object)), ...(scene.world ?? [])],
        });
        try {
          await atHome(scene, stage);
          await scene.arrive?.();
          if (scene.kind === 'read') await scene.ask?.();
          await answered(scene.call, stage, 1);
          await seen(() => !isSeen('Loading') && find('button', /^(Try again|Retry)$/) === undefined, 'It is shown.');
          await pass(100);
          expect(sideways(), 'no sideways scroll at 320 px').toEqual([]);
          await checkInvariants(stage, { isEmpty: true });
        } finally {
          stage.unmount();
        }
      },
    );
  });
}
