import { endpoints } from '@machine/contract';
import { lockedPrediction } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { expect } from 'vitest';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { page, press, waitFor } from './dom.ts';
import { everyFault } from './faults.ts';
import { worker } from '../shared/worker.ts';

const CHECKS = {
  'changes nothing on the page': async ({ app, expected }: Case) => {
    await press('button', '[ AGREE ]');
    worker.use(reply(endpoints.randomPrediction, lockedPrediction));
    app.isPickConfirmed = true;
    await waitFor(() => page().querySelector('article')?.textContent.includes('Your prediction is locked.') ?? false);
    await waitFor(() => app.shown.toasts.length === 1, 'There is no toast.');
    await advance(20_000);
    expect(app.shown.toasts).toEqual([expect.stringMatching(/^Pick recorded/)]);
    expected.hadFocus = true;
  },
};

/** No screen shows the spotlight prediction. */
export const SPOTLIGHT = { outcomes: everyFault('changes nothing on the page'), checks: CHECKS };
