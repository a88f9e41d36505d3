import { expect } from 'vitest';
import { page as browser } from 'vitest/browser';
import { settle } from '../shared/clock.ts';
import type { Case } from './case.ts';
import { has, hasText, page, waitFor } from './dom.ts';

/** Literal fragments of some of the hostile texts. */
const LITERALS = ['<img src=x', '<svg/onload', '${7*7}', '[x](javascript', 'constructor.constructor'];
const hasLiteral = (text: string) => LITERALS.some((literal) => text.includes(literal));

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

/** Returns the elements that overflow when the page scrolls sideways. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  return [...page().querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > PHONE.width + 1)
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 40)}`)
    .slice(0, 12);
}

/** Expects that what is opened on a phone shows the hostile texts, and neither a failure nor a wider page. */
export async function expectLiteral({ fault, app, expected, applyFault, open }: Case): Promise<void> {
  applyFault();
  await browser.viewport(PHONE.width, PHONE.height);
  try {
    await open();
    await waitFor(() => !hasText('Loading') && !has('button', /^(Try again|Retry)$/), 'The content is not shown.');
    const body = await (await fault.respond(() => new Response())).text();
    if (hasLiteral(body)) await waitFor(() => hasLiteral(page().textContent), 'The text is not shown literally.');
    await settle();
    expect(sideways(), 'no overflow at 320 px').toEqual([]);
    await app.expectNoToast();
    expected.isEmpty = true;
  } finally {
    await browser.viewport(DESK.width, DESK.height);
  }
}

export async function expectAtMost200Rows(open: () => Promise<void>, selector: string): Promise<void> {
  await open();
  const rows = () => page().querySelectorAll(selector).length;
  await waitFor(() => rows() > 0, 'No row of the long list is shown.');
  expect(rows(), 'number of rendered rows out of 10,000').toBeLessThanOrEqual(200);
}
