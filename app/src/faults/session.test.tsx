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
import { pass } from './clock.ts';
import { find, isSeen, page, press, seen, type } from './dom.ts';
import { bodyFault, type Fault, FAULTS } from './faults.ts';
import { checkInvariants } from './invariants.ts';
import { type Code, codesOf, type FaultId } from './matrix.ts';
import { answerBy, askedOf, open, type Stage } from './stage.tsx';
import { PROMISES } from './words-of.ts';
import { worker } from './worker.ts';

const goodUser = () => HttpResponse.json(player);
const SIGN_UP = 'Sign up to beat the machine';
const isAnonymous = () => find('button', 'Log in') !== undefined && find('link', SIGN_UP) !== undefined;
const isPlayer = (name = player.username) => find('button', name) !== undefined;
const SESSION_BUTTONS = ['Log in', player.username];
/** Neither a login nor a player: the header keeps its room, and the card waits. */
const isNeutral = () =>
  !SESSION_BUTTONS.some((name) => find('button', name)) &&
  find('link', SIGN_UP) === undefined &&
  find('button', '[ AGREE ]') === undefined;
const checks = (stage: Stage) => askedOf(endpoints.currentUser, stage);

async function nobody(stage: Stage): Promise<void> {
  await seen(isAnonymous, 'AN: the anonymous view.');
  await pass(5_000);
  expect(checks(stage), 'it is not retried').toHaveLength(1);
  expect(stage.watch.toasts).toEqual([]);
  expect(stage.left).toEqual([]);
}

/** What the request gets once the fault is over: an answer, and then nothing is asked any more. */
async function unknown(stage: Stage): Promise<void> {
  await seen(() => checks(stage).length > 0 && find('article', /Lakers/) !== undefined, 'The rest of the page works.');
  await pass(1_000);
  await seen(isNeutral, 'UN: the neutral view.');
  expect(checks(stage).length, 'it is not retried at once').toBe(1);
  await pass(40_000);
  expect(isNeutral(), 'neutral for as long as nothing answers').toBe(true);
  expect(checks(stage).length, 'asked again with growing waits').toBeLessThanOrEqual(10);
  worker.use(answerBy(endpoints.currentUser, goodUser));
  await pass(60_000);
  await somebody(stage);
  expect(stage.left).toEqual([]);
}

async function somebody(stage: Stage, name?: string): Promise<void> {
  await seen(() => isPlayer(name));
  await seen(() => find('button', '[ AGREE ]') !== undefined);
  expect(stage.watch.toasts).toEqual([]);
}

const OUTCOMES: Partial<Record<Code, (stage: Stage, fault: Fault) => Promise<void>>> = {
  AN: nobody,
  UN: unknown,
  UN15: async (stage) => {
    await seen(() => checks(stage).length === 1);
    await pass(DEADLINE_MS.read - 2_000);
    expect(isNeutral(), 'no flash of another session').toBe(true);
    await pass(1_000);
    await unknown(stage);
  },
  LD: async (stage) => {
    await seen(
      () => checks(stage).length === 1 && find('article', /Lakers/) !== undefined,
      'The rest of the page works.',
    );
    expect(isSeen('Log in'), 'no flash of another session').toBe(false);
  },
  OK: async (stage) => {
    await pass(10_000);
    await somebody(stage);
  },
  'UN*': (stage, { form }) => (form.startsWith('without') ? unknown(stage) : somebody(stage, 'ann')),
  TX: async (stage) => {
    await seen(() => find('button', '[ AGREE ]') !== undefined);
    expect(stage.watch.toasts).toEqual([]);
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

describe('C01 GET /api/auth/user', () => {
  const faultIds = Array.from({ length: 16 }, (_, index): FaultId => `F${index + 1}`);
  for (const faultId of faultIds) {
    const codes = codesOf('C01', faultId);
    if (codes.length === 0) continue;
    for (const fault of BODIES[faultId] ?? FAULTS.filter(({ id, form }) => id === faultId && form !== 'with a pick')) {
      const form = fault.form ? ` (${fault.form})` : '';
      test(`C01×${faultId}${form}: ${fault.words}: ${codes.map((code) => PROMISES[code]).join('; ')}`, async () => {
        const stage = open({
          as: 'player',
          path: '/',
          world: [answerBy(endpoints.currentUser, () => fault.answer(goodUser))],
        });
        try {
          for (const code of codes) await OUTCOMES[code]?.(stage, fault);
          await checkInvariants(stage, {});
        } finally {
          stage.unmount();
        }
      });
    }
  }

  test('C01×F17: late or repeated: an answer from before the login does not undo it', async () => {
    let questions = 0;
    let lists = 0;
    const stage = open({
      as: 'visitor',
      path: '/completed?login=1',
      world: [
        answerBy(endpoints.currentUser, async () => {
          questions += 1;
          const isOld = questions < 3;
          if (questions === 2) await delay(5_000);
          return isOld ? new Response('Unauthorized', { status: 401 }) : HttpResponse.json(player);
        }),
        // A result comes in: with all that it moves, it is asked again who is here.
        answerBy(endpoints.completedLive, () => HttpResponse.json(lists++ === 0 ? [liveMatch] : [finalMatch])),
      ],
    });
    try {
      await type('Email', 'ada@example.com');
      await type('Password', 'a long password');
      await seen('Los Angeles Lakers');
      await pass(POLL_MS.completedLive);
      await seen(() => questions === 2, 'It is asked again who is here.');
      await press('button', 'Log in');
      await seen(() => isPlayer(), 'Who has logged in is here.');
      await pass(6_000);
      await seen(() => isPlayer());
      expect(find('button', 'Log in')).toBeUndefined();
      await checkInvariants(stage, {});
    } finally {
      stage.unmount();
    }
  });
});

describe('C25 GET /api/predictions/spotlight', () => {
  const faults = [
    ...FAULTS.filter(({ form }) => form !== 'with a pick'),
    bodyFault('F12', '', 'another shape', [{ match: 7 }]),
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
    bodyFault('F17', '', 'late or repeated', null),
  ];
  for (const fault of faults) {
    const form = fault.form ? ` (${fault.form})` : '';
    test(`C25×${fault.id}${form}: ${fault.words}: ${PROMISES.ST}`, async () => {
      const stage = open({
        as: 'player',
        path: '/',
        world: [answerBy(endpoints.spotlightPrediction, () => fault.answer(() => HttpResponse.json(openPrediction)))],
      });
      try {
        await press('button', '[ AGREE ]');
        worker.use(reply(endpoints.randomPrediction, lockedPrediction));
        stage.isLockTold = true;
        await seen(() => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false);
        await seen(() => stage.watch.toasts.length === 1, 'The toast.');
        await pass(20_000);
        expect(stage.watch.toasts.map(({ title }) => title)).toEqual(['Pick recorded']);
        await checkInvariants(stage, { hadFocus: true });
      } finally {
        stage.unmount();
      }
    });
  }
});
