import { DEADLINE_MS } from '@machine/contract';
import { expect } from 'vitest';
import type { QueryCall } from './call.ts';
import type { Case } from './case.ts';
import { advance } from './clock.ts';
import { has, holds, waitFor } from './dom.ts';
import { everyFault, type Outcomes } from './faults.ts';
import { queryChecks } from './query-checks.ts';
import { only, type Select, share } from './select-runs.ts';

/** A query that the page plays on without. `failure` is that page. */
export type SilentReadCall = QueryCall & {
  /** Opens what holds the rows. */
  open?: () => Promise<void>;
  /** Exceptions to the outcomes below. */
  except?: Partial<Outcomes<keyof typeof CHECKS>>;
};
type SilentReadCase = Case<SilentReadCall>;

const isPlayable = () =>
  (has('button', '[ AGREE ]') || has('link', 'Sign up to beat the machine')) && has('link', 'Leaderboards');

async function expectPlain({ call, app, requests, load }: SilentReadCase): Promise<void> {
  await load();
  await waitFor(() => requests().length === 1 && isPlayable(), 'The page does not work.');
  await advance(DEADLINE_MS.read + 5_000);
  await waitFor(call.failure, 'The page does not do without it.');
  expect(holds(call.ready), 'nothing that failed to load').toBe(false);
  expect(requests(), 'no retry').toHaveLength(1);
  app.expectNoToast();
}

const shared = queryChecks<SilentReadCall>(async () => {});

const CHECKS = {
  'plays on without it': expectPlain,
  'plays on without it and checks the session once': async (run: SilentReadCase) => {
    const { call, fault, app, requests, load } = run;
    await load();
    await waitFor(() => requests().length > 0, 'It was not requested.');
    await run.expectSessionChecks(1);
    expect(holds(call.ready), 'nothing that failed to load').toBe(false);
    if (!fault.endsSession) expect(isPlayable(), 'The page does not work.').toBe(true);
    app.expectNoToast();
  },
  'plays on, and shows it late': async ({ call, app, requests, load }: SilentReadCase) => {
    await load();
    await waitFor(() => requests().length === 1 && isPlayable(), 'The page waits.');
    expect(holds(call.ready), 'it is late').toBe(false);
    await advance(10_000);
    await waitFor(call.ready, 'It is not shown.');
    app.expectNoToast();
  },
  'shows the valid rows': async ({ call, app, load }: SilentReadCase) => {
    await load();
    await waitFor(call.ready);
    app.expectNoToast();
  },
  'shows the latest response': shared['shows the latest response'],
  'renders at most 200 rows': (run: SilentReadCase) =>
    shared['renders at most 200 rows']({
      ...run,
      load: async () => {
        await run.load();
        await run.call.open?.();
      },
    }),
};

const OUTCOMES: Outcomes<keyof typeof CHECKS> = {
  ...everyFault('plays on without it'),
  unauthorized: 'plays on without it and checks the session once',
  strayUnauthorized: 'plays on without it and checks the session once',
  slowResponse: 'plays on, and shows it late',
  malformedRows: 'shows the valid rows',
  manyRows: 'renders at most 200 rows',
  hostileText: 'shows the valid rows',
  lateOrRepeated: 'shows the latest response',
  // Only for picks and writes.
  storedPick: null,
  hostileMessage: null,
  lostResponse: null,
};

/** Nothing on the page requests it again, so each fault has a page: one of those with the same outcome, and the others. */
const select: Select<keyof typeof CHECKS> = (steps, index) => {
  const failures = steps.filter(({ outcome }) => outcome === 'plays on without it');
  return [
    ...only(steps, 'slowResponse', 'unauthorized'),
    // Not the first one for each kind of call, which is that without a network.
    ...share(failures, index + 1, 1),
    ...only(steps, 'malformedRows').slice(0, 1),
    ...only(steps, 'hostileText').slice(0, 1),
  ].map((step) => [step]);
};

export const SILENT_READ = { outcomes: OUTCOMES, checks: CHECKS, select };
