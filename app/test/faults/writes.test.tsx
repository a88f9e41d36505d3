import * as endpoints from '@machine/contract/endpoints.ts';
import { DEADLINE_MS, LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract/constants.ts';
import { lockedPrediction, openPrediction } from '@machine/mocks/prediction.ts';
import { reply } from '@machine/mocks/handlers.ts';
import { describe, expect } from 'vitest';
import { advance, settle } from '../shared/clock.ts';
import { type Case, type Outcomes, type Sample, testFaults } from './case.ts';
import {
  type Condition,
  field,
  fill,
  find,
  has,
  hasValues,
  holds,
  isBusy,
  LOOK_MS,
  page,
  pressElement,
  valueOf,
  waitFor,
} from './dom.ts';
import { everyFault, type FaultName } from './faults.ts';
import { isFocused } from './invariants.ts';

type Write = Sample & {
  prepare?: () => Promise<void>;
  control: () => HTMLElement | undefined;
  /** Submits again at once, in another way. */
  pressTwice: () => void;
  /** Shown before the write and after a failure, with what the player has entered. */
  initial: Condition;
  /** Its own words. */
  failure: string;
  showsServerMessage?: boolean;
  /** The toast of a success. */
  toast?: string;
};

/** What a player sees of each fault of a write. */
function outcomesOf(call: Write): Outcomes {
  const isReady = () => call.control() !== undefined && !isBusy(call.control());

  const press = async (run: Case) => {
    run.clearFault();
    await run.app.idle();
    await waitFor(() => call.control() !== undefined);
    await call.prepare?.();
    await advance(LOOK_MS);
    run.applyFault();
    pressElement(call.control());
    await settle();
    run.expected.hadFocus = isFocused();
  };
  const expectSuccess = async ({ app }: Case) => {
    await waitFor(call.ready, 'It did not succeed.');
    if (call.toast) await app.expectToast(call.toast);
    else await app.expectNoToast();
  };
  const expectFailure = async (run: Case) => {
    await run.app.expectToast(`Error: ${(call.showsServerMessage && run.fault.message) || call.failure}`);
    expect(run.requests()).toHaveLength(1);
    await waitFor(call.initial, "The player's input is gone.");
  };
  /** Expects the same press to succeed when the fault is over. */
  const recover = async (run: Case) => {
    run.clearFault();
    run.app.shown.toasts.length = 0;
    await advance(1_000);
    expect(isReady(), 'The control stays busy.').toBe(true);
    pressElement(call.control());
    await expectSuccess(run);
    expect(new Set(run.requests().map(({ key }) => key)).size, 'a retry reuses the idempotency key').toBe(1);
  };
  const retry = 'shows the failure, keeps the input';
  return {
    ...everyFault<Outcomes[FaultName]>([
      `${retry} and lets the player retry`,
      async (run) => {
        await press(run);
        await expectFailure(run);
        await recover(run);
      },
    ]),
    timeout: [
      `${retry} at the deadline and lets the player retry`,
      async (run) => {
        await press(run);
        await advance(DEADLINE_MS.write - 1_000);
        await run.app.expectNoToast();
        expect(isReady(), 'still waiting before the deadline').toBe(false);
        await advance(1_000);
        await expectFailure(run);
        await recover(run);
      },
    ],
    slowResponse: [
      'is busy, then succeeds, with one request for all presses',
      async (run) => {
        await press(run);
        expect(isReady()).toBe(false);
        pressElement(call.control());
        call.pressTwice();
        await advance(9_000);
        expect(holds(call.ready)).toBe(false);
        await advance(1_000);
        await expectSuccess(run);
        expect(run.requests()).toHaveLength(1);
      },
    ],
    unauthorized: [
      'redirects to the login',
      async (run) => {
        await press(run);
        await run.app.expectToast('Unauthorized: You are logged out. Logging in again...');
        await advance(UNAUTHORIZED_REDIRECT_MS + 2_000);
        expect(run.app.redirects).toEqual([LOGIN_REDIRECT_PATH]);
        await waitFor(() => has('button', 'Log in'), 'The header is not anonymous.');
      },
    ],
    tooManyRequests: [
      `${retry} and allows no retry before Retry-After`,
      async (run) => {
        await press(run);
        await expectFailure(run);
        expect(isReady(), 'disabled until Retry-After has passed').toBe(false);
        pressElement(call.control());
        await advance(27_000);
        expect(run.requests(), 'no request before Retry-After').toHaveLength(1);
        await advance(3_000);
        await recover(run);
      },
    ],
  };
}

const WRITTEN = { Message: 'What a quarter' };
const CHAT: Write = {
  name: 'sendChatMessage',
  path: '/match-chat/nba-lal-phx',
  prepare: () => fill(WRITTEN),
  control: () => find('button', 'Send'),
  pressTwice: () =>
    field('Message')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  ready: () => valueOf('Message') === '',
  // The caret stays at the end.
  initial: () => {
    const box = field('Message');
    return hasValues(WRITTEN) && box?.selectionStart === WRITTEN.Message.length && document.activeElement === box;
  },
  failure: 'Failed to send message.',
  showsServerMessage: true,
};

const cardText = () => page().querySelector('article')?.textContent ?? '';
const isLocked = () => cardText().includes('Your prediction is locked.');
const pickButtons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));
const PICK: Write = {
  name: 'lockPick',
  path: '/',
  okBody: { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } },
  handlersAfter: [reply(endpoints.randomPrediction, lockedPrediction)],
  control: () => pickButtons().find(isBusy) ?? find('button', '[ AGREE ]'),
  pressTwice: () => find('button', '[ DISAGREE ]')?.click(),
  ready: isLocked,
  initial: () => pickButtons().every((button) => button !== undefined),
  failure: 'Failed to record pick. Try again.',
  toast: 'Pick recorded',
};
describe('a write with a message', () => {
  testFaults(CHAT, outcomesOf(CHAT));
});

describe('a pick', () => {
  testFaults(PICK, outcomesOf(PICK));
});
