import { DEADLINE_MS, endpoints, POLL_MS } from '@machine/contract';
import {
  finalMatch,
  HOSTILE_TEXTS,
  liveMatch,
  lockedPrediction,
  openPrediction,
  player,
} from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { delay, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { find, isVisible, page, press, type, waitFor } from './dom.ts';
import { EXPECTATION_TITLES } from './expectation-titles.ts';
import { advance } from './fake-clock.ts';
import { codesOf, type ExpectationCode, type FaultId } from './fault-matrix.ts';
import { bodyFault, type Fault, FAULTS } from './faults.ts';
import { checkInvariants } from './invariants.ts';
import { worker } from './mock-worker.ts';
import { mountApp, type MountedApp, requestsTo, respondTo } from './mounted-app.tsx';

const okUser = () => HttpResponse.json(player);
const SIGN_UP = 'Sign up to beat the machine';
const isAnonymous = () => find('button', 'Log in') !== undefined && find('link', SIGN_UP) !== undefined;
const isPlayer = (name = player.username) => find('button', name) !== undefined;
const SESSION_BUTTONS = ['Log in', player.username];
/** Neither anonymous nor logged in: the header has no session buttons, and the card no pick buttons. */
const isNeutral = () =>
  !SESSION_BUTTONS.some((name) => find('button', name)) &&
  find('link', SIGN_UP) === undefined &&
  find('button', '[ AGREE ]') === undefined;
const sessionChecks = (app: MountedApp) => requestsTo(endpoints.currentUser, app);

async function expectAnonymous(app: MountedApp): Promise<void> {
  await waitFor(isAnonymous, 'The page is not anonymous.');
  await advance(5_000);
  expect(sessionChecks(app), 'no retry').toHaveLength(1);
  expect(app.recorder.toasts).toEqual([]);
  expect(app.redirects).toEqual([]);
}

/** Expects a neutral page until a session check succeeds. */
async function expectUnknownSession(app: MountedApp): Promise<void> {
  await waitFor(
    () => sessionChecks(app).length > 0 && find('article', /Lakers/) !== undefined,
    'The rest of the page does not work.',
  );
  await advance(1_000);
  await waitFor(isNeutral, 'The page is not neutral.');
  expect(sessionChecks(app).length, 'no immediate retry').toBe(1);
  await advance(40_000);
  expect(isNeutral(), 'neutral until a check succeeds').toBe(true);
  expect(sessionChecks(app).length, 'retries with increasing delays').toBeLessThanOrEqual(10);
  worker.use(respondTo(endpoints.currentUser, okUser));
  await advance(60_000);
  await expectLoggedIn(app);
  expect(app.redirects).toEqual([]);
}

async function expectLoggedIn(app: MountedApp, name?: string): Promise<void> {
  await waitFor(() => isPlayer(name));
  await waitFor(() => find('button', '[ AGREE ]') !== undefined);
  expect(app.recorder.toasts).toEqual([]);
}

const EXPECTATIONS: Partial<Record<ExpectationCode, (app: MountedApp, fault: Fault) => Promise<void>>> = {
  AN: expectAnonymous,
  UN: expectUnknownSession,
  UN15: async (app) => {
    await waitFor(() => sessionChecks(app).length === 1);
    await advance(DEADLINE_MS.read - 2_000);
    expect(isNeutral(), 'no flash of another session').toBe(true);
    await advance(1_000);
    await expectUnknownSession(app);
  },
  LD: async (app) => {
    await waitFor(
      () => sessionChecks(app).length === 1 && find('article', /Lakers/) !== undefined,
      'The rest of the page does not work.',
    );
    expect(isVisible('Log in'), 'no flash of another session').toBe(false);
  },
  OK: async (app) => {
    await advance(10_000);
    await expectLoggedIn(app);
  },
  'UN*': (app, { variant }) => (variant.startsWith('without') ? expectUnknownSession(app) : expectLoggedIn(app, 'ann')),
  TX: async (app) => {
    await waitFor(() => find('button', '[ AGREE ]') !== undefined);
    expect(app.recorder.toasts).toEqual([]);
  },
};

const BODIES: Partial<Record<FaultId, Fault[]>> = {
  F12: [
    bodyFault('F12', 'without an id', 'a user without an id', { username: 'ann' }),
    bodyFault('F12', 'without a name', 'a user without a name', { id: 7 }),
    bodyFault('F12', 'without an object', 'a list', [player]),
    bodyFault('F12', 'bare', 'a user with nothing but an id and a name', { id: 7, username: 'ann', rank: null }),
  ],
  F14: Object.entries(HOSTILE_TEXTS).map(([name, text]) =>
    bodyFault('F14', name, 'a hostile name', { ...player, username: text, rank: text, email: text }),
  ),
};

describe('GET /api/auth/user', () => {
  const faultIds = Array.from({ length: 16 }, (_, index): FaultId => `F${index + 1}`);
  for (const faultId of faultIds) {
    const codes = codesOf('C01', faultId);
    if (codes.length === 0) continue;
    for (const fault of BODIES[faultId] ??
      FAULTS.filter(({ id, variant }) => id === faultId && variant !== 'with a pick')) {
      const variant = fault.variant && fault.variant !== fault.description ? ` (${fault.variant})` : '';
      test(`${fault.description}${variant}: ${codes.map((code) => EXPECTATION_TITLES[code]).join('; ')} (C01, ${faultId})`, async () => {
        const app = mountApp({
          as: 'player',
          path: '/',
          handlers: [respondTo(endpoints.currentUser, () => fault.respond(okUser))],
        });
        try {
          for (const code of codes) await EXPECTATIONS[code]?.(app, fault);
          await checkInvariants(app, {});
        } finally {
          app.unmount();
        }
      });
    }
  }

  test('a response from before the login does not undo it (C01, F17)', async () => {
    let checkCount = 0;
    let pollCount = 0;
    const app = mountApp({
      as: 'visitor',
      path: '/completed?login=1',
      handlers: [
        respondTo(endpoints.currentUser, async () => {
          checkCount += 1;
          const isOld = checkCount < 3;
          if (checkCount === 2) await delay(5_000);
          return isOld ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(player);
        }),
        // A new result makes the page check the session again.
        respondTo(endpoints.completedLive, () => HttpResponse.json(pollCount++ === 0 ? [liveMatch] : [finalMatch])),
      ],
    });
    try {
      await type('Email', 'ada@example.com');
      await type('Password', 'a long password');
      await waitFor('Los Angeles Lakers');
      await advance(POLL_MS.completedLive);
      await waitFor(() => checkCount === 2, 'The session is not checked again.');
      await press('button', 'Log in');
      await waitFor(() => isPlayer(), 'The player is not logged in.');
      await advance(6_000);
      await waitFor(() => isPlayer());
      expect(find('button', 'Log in')).toBeUndefined();
      await checkInvariants(app, {});
    } finally {
      app.unmount();
    }
  });
});

describe('GET /api/predictions/spotlight', () => {
  const faults = [
    ...FAULTS.filter(({ variant }) => variant !== 'with a pick'),
    bodyFault('F12', '', 'a malformed body', [{ match: 7 }]),
    bodyFault(
      'F13',
      '',
      '10,000 rows',
      Array.from({ length: 10_000 }, () => openPrediction),
    ),
    bodyFault('F14', '', 'hostile text', {
      ...openPrediction,
      match: { ...openPrediction.match, homeTeam: HOSTILE_TEXTS.tag },
    }),
    bodyFault('F17', '', 'late or repeated responses', null),
  ];
  for (const fault of faults) {
    const variant = fault.variant && fault.variant !== fault.description ? ` (${fault.variant})` : '';
    test(`${fault.description}${variant}: ${EXPECTATION_TITLES.ST} (C25, ${fault.id})`, async () => {
      const app = mountApp({
        as: 'player',
        path: '/',
        handlers: [
          respondTo(endpoints.spotlightPrediction, () => fault.respond(() => HttpResponse.json(openPrediction))),
        ],
      });
      try {
        await press('button', '[ AGREE ]');
        worker.use(reply(endpoints.randomPrediction, lockedPrediction));
        app.isPickConfirmed = true;
        await waitFor(
          () => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false,
        );
        await waitFor(() => app.recorder.toasts.length === 1, 'There is no toast.');
        await advance(20_000);
        expect(app.recorder.toasts.map(({ title }) => title)).toEqual(['Pick recorded']);
        await checkInvariants(app, { hadFocus: true });
      } finally {
        app.unmount();
      }
    });
  }
});
