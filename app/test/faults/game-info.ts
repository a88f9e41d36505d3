import { expect } from 'vitest';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { has, hasText, waitFor } from './dom.ts';
import { everyFault, type Outcomes } from './faults.ts';
import { only, type Select } from './select-runs.ts';

const LABEL = 'Demo season: simulated matches';
const isPlayable = () => has('button', '[ AGREE ]') && has('link', 'Leaderboards');

async function expectPlain({ app, requests }: Case): Promise<void> {
  await waitFor(() => requests().length === 1 && isPlayable(), 'The page does not work.');
  await advance(20_000);
  expect(hasText(LABEL), 'no label').toBe(false);
  expect(has('link', 'The Machine'), 'no optional page').toBe(false);
  expect(requests(), 'no retry').toHaveLength(1);
  app.expectNoToast();
}

const CHECKS = {
  'plays on, without a label and optional pages': expectPlain,
  'plays on, and shows the label late': async ({ app }: Case) => {
    await waitFor(isPlayable, 'The page waits.');
    expect(hasText(LABEL), 'the label is late').toBe(false);
    await advance(10_000);
    await waitFor(() => hasText(LABEL), 'There is no label.');
    app.expectNoToast();
  },
};

const OUTCOMES: Outcomes<keyof typeof CHECKS> = {
  ...everyFault('plays on, without a label and optional pages'),
  slowResponse: 'plays on, and shows the label late',
  // Requested once, whatever happens to the session.
  lateOrRepeated: null,
  // Only for lists, picks and writes.
  storedPick: null,
  hostileMessage: null,
  lostResponse: null,
};

/** All but one have the same outcome. */
const select: Select<keyof typeof CHECKS> = (steps) =>
  [
    ...only(steps, 'timeout', 'slowResponse', 'serverError', 'unauthorized'),
    ...only(steps, 'malformedRows', 'hostileText').slice(0, 2),
  ].map((step) => [step]);

export const GAME_INFO = { outcomes: OUTCOMES, checks: CHECKS, select };
