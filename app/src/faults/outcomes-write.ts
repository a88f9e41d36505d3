import {
  DEADLINE_MS,
  type Endpoint,
  endpoints,
  LOGIN_REDIRECT_PATH,
  UNAUTHORIZED_REDIRECT_MS,
} from '@machine/contract';
import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { pass } from './clock.ts';
import { find, isBusy, isSeen, page, pressNow, seen } from './dom.ts';
import { checkInert } from './invariants.ts';
import type { Code } from './matrix.ts';
import { asked, begin, expectNoToast, liftOf, type Outcome, type Run, sessionChecks, toast } from './run.ts';
import type { Write } from './scene.ts';
import { answerBy, answered, askedOf } from './stage.tsx';
import { worker } from './worker.ts';

const isReady = ({ scene }: Run<Write>) => {
  const control = scene.control();
  return control !== undefined && !(scene.busy?.() ?? isBusy(control));
};
const comesBack = (run: Run<Write>) => seen(() => isReady(run), 'I8: the control comes back.');
const stays = (run: Run<Write>) => seen(run.scene.before, 'What was typed and chosen stays.');

async function isDone(run: Run<Write>): Promise<void> {
  const { scene } = run;
  await seen(scene.done, `${scene.id} is not done.`);
  if (scene.toast) await toast(run, scene.toast);
  else expectNoToast(run);
}

/** What the failure's toast says: the server's sentence, or ours. */
const words = ({ scene, fault }: Run<Write>) =>
  scene.failure?.says ? (fault.sentence ?? scene.failure.text) : (scene.failure?.text ?? '');

/** A place that may go away with the session leaves its word to a toast. */
async function told(run: Run<Write>): Promise<void> {
  const { scene, fault } = run;
  const isPlaceGone = fault.id === 'F6' && scene.isPrivate;
  const title = scene.failure?.title ?? (isPlaceGone ? 'Error' : null);
  if (title !== null) return toast(run, title, words(run));
  await seen(words(run), 'The failure is told in its place.');
  expectNoToast(run);
}

const fails: Outcome<Write> = async (run) => {
  const { scene, fault } = run;
  await begin(run);
  await answered(scene.call, run.stage, 1);
  await told(run);
  expect(asked(run)).toHaveLength(1);
  if (fault.endsSession && scene.as === 'player') return;
  // It is done, as who we are tells.
  if (fault.isDone && scene.endsSession) return seen(scene.done, 'The truth of the server.');
  // The truth of the server may be that it is done: then the card says so.
  if (!run.stage.isLockTold) await stays(run);
  if (fault.id !== 'F10' && !run.stage.isLockTold) await comesBack(run);
};

const rollsBack: Outcome<Write> = async (run) => {
  await begin(run);
  await answered(run.scene.call, run.stage, 1);
  if (run.fault.endsSession) return;
  if (run.fault.id === 'F16' && run.scene.executed.length > 0) {
    // What is shown is the server's truth: it is done.
    await seen(run.scene.done, 'The truth of the server.');
  } else {
    await stays(run);
    if (run.fault.id !== 'F10') await comesBack(run);
  }
  expectNoToast(run);
};

/** Until the deadline nothing is said, and the control stays busy. */
const atDeadline =
  (outcome: Outcome<Write>): Outcome<Write> =>
  async (run) => {
    await begin(run);
    await seen(() => asked(run).length === 1 && !isReady(run), 'The control is busy.');
    const { deadlineMs = DEADLINE_MS.write }: Endpoint = run.scene.call;
    await pass(deadlineMs - 1_000);
    expectNoToast(run);
    expect(isReady(run), 'it is not given up before its time').toBe(false);
    await pass(1_000);
    await outcome(run);
  };

const twice: Outcome<Write> = async (run) => {
  const { scene } = run;
  run.hasBegun = true;
  liftOf(run);
  await arrive(run);
  await pass(1_000);
  await scene.press();
  const control = scene.control();
  control?.click();
  control?.click();
  scene.pressTwice?.();
  await isDone(run);
  await pass(1_000);
  expect(asked(run), 'one press, one request').toHaveLength(1);
};

async function arrive(run: Run<Write>): Promise<void> {
  await seen(() => page().querySelector('main h1') !== null && run.stage.hasSocket());
  await run.scene.arrive?.();
}

export const WRITE_OUTCOMES: Partial<Record<Code, Outcome<Write>>> = {
  T: fails,
  Tf: fails,
  T20: atDeadline(fails),
  IN: fails,
  'T!': async (run) => {
    await begin(run);
    await toast(run, 'Signup error', 'Invalid server response');
    await stays(run);
    await comesBack(run);
  },
  RB: rollsBack,
  RB20: atDeadline(rollsBack),
  'RB*': rollsBack,
  'DN*': async (run) => {
    await begin(run);
    await answered(run.scene.call, run.stage, 1);
    await seen(() => page().querySelector('main h1') !== null && !page().textContent?.includes('5 participants'));
    expect(
      hrefs().filter((href) => /\/(?:undefined|null)$/.test(href)),
      'no way to nowhere',
    ).toEqual([]);
    expectNoToast(run);
  },
  BZ: async (run) => {
    await begin(run);
    await seen(() => run.stage.reachedCount === 1 && !isReady(run), 'The control is busy.');
    const control = run.scene.control();
    // What can be taken back meanwhile is not pressed again.
    if (control && !run.scene.busy) pressNow(control);
    expect(isSeen(run.scene.done)).toBe(false);
    expectNoToast(run);
    await pass(9_000);
    expect(isSeen(run.scene.done)).toBe(false);
    await pass(1_100);
  },
  DN: async (run) => {
    await begin(run);
    await isDone(run);
    expect(asked(run)).toHaveLength(1);
  },
  RC: async (run) => {
    await seen(() => sessionChecks(run) === 2, 'R6: it is asked once who we are.');
    if (run.fault.endsSession) await seen(() => find('button', 'Log in') !== undefined, 'R6: the header is anonymous.');
    if (run.fault.isDone) await seen(run.scene.done, 'R6: what was done is shown.');
    await pass(1_000);
    expect(sessionChecks(run), 'R6: one re-check').toBe(2);
    expect(run.stage.left, 'no redirect').toEqual([]);
  },
  WT: async (run) => {
    await seen(() => run.scene.control() !== undefined);
    expect(isReady(run), 'R10: the server asked to wait').toBe(false);
    const control = run.scene.control();
    if (control) pressNow(control);
    await pass(27_000);
    expect(asked(run), 'R10: nothing is sent meanwhile').toHaveLength(1);
    await pass(3_000);
    await comesBack(run);
  },
  U: async (run) => {
    const { scene, stage, fault } = run;
    await begin(run);
    await toast(run, 'Unauthorized', 'You are logged out. Logging in again...');
    const endedAt = asked(run)[0]?.endedAt ?? 0;
    await pass(UNAUTHORIZED_REDIRECT_MS);
    await seen(() => stage.left.length > 0, 'R7: the page is left.');
    await pass(2_000);
    expect(stage.left.map(({ url }) => url)).toEqual([LOGIN_REDIRECT_PATH]);
    expect((stage.left[0]?.at ?? 0) - endedAt, 'not before half a second').toBeGreaterThanOrEqual(
      UNAUTHORIZED_REDIRECT_MS,
    );
    if (fault.endsSession) await seen(() => find('button', 'Log in') !== undefined, 'R6: the header is anonymous.');
    if (scene.failure?.text === 'Failed to send message.') {
      expect(Object.values(sessionStorage), 'the draft is kept').toContain('What a quarter');
    }
  },
  LS: async (run) => {
    if (!run.fault.form.startsWith('with a')) return;
    await seen(() => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false);
    expect(page().querySelector('article')?.textContent).toContain('You disagree with the Machine');
  },
  PS: async (run) => {
    await seen(() => askedOf(endpoints.matchChats, run.stage).length > 1, 'PS: whether one may write is asked again.');
    await stays(run);
  },
  TX: async (run) => {
    await begin(run);
    const texts = Object.values(HOSTILE_TEXTS);
    for (const index of texts.keys()) {
      await answered(run.scene.call, run.stage, index + 1);
      await comesBack(run);
      await stays(run);
      checkInert();
      const next = texts[index + 1];
      if (next === undefined) break;
      worker.use(answerBy(run.scene.call, () => HttpResponse.json({ message: next }, { status: 400 })));
      await pass(1_000);
      await run.scene.press();
    }
    if (run.scene.failure?.title) expect(run.stage.watch.toasts).toHaveLength(texts.length);
    else expectNoToast(run);
  },
  '1x': twice,
  QL: twice,
  FI: async (run) => {
    const { scene } = run;
    await twice(run);
    await scene.arrive?.();
    await scene.press();
    await answered(scene.call, run.stage, 2);
    const keys = asked(run).map(({ key }) => key);
    expect(new Set(keys).size, 'another message, another key').toBe(2);
    await seen(scene.done);
  },
};

const hrefs = () => [...page().querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');

const UNDONE = ['T', 'Tf', 'T20', 'T!', 'IN', 'RB', 'RB20', 'RB*'];

/** I11: when all is well again, the same press does it. */
export async function recoverWrite(run: Run<Write>, code: Code | undefined): Promise<void> {
  const { scene, fault, stage } = run;
  if (code === undefined || !UNDONE.includes(code)) return;
  // The cards are asked anew after a pick, well or badly: what the server has stored is then locked without a press.
  if (stage.isLockTold) return fault.isDone ? seen(scene.done, 'The stored pick is shown.') : undefined;
  if ((fault.endsSession && scene.as === 'player') || isSeen(scene.done)) return;
  liftOf(run);
  stage.watch.toasts.length = 0;
  await pass(1_000);
  await comesBack(run);
  await scene.press();
  await isDone(run);
  const keys = asked(run).map(({ key }) => key);
  expect(new Set(keys).size, 'the same again carries the same key').toBe(1);
}
