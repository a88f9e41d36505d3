import { STILL_LOADING_MS, DEADLINE_MS } from '@machine/contract';
import { expect } from 'vitest';
import { pass } from './clock.ts';
import { find, got, isBusy, isSeen, page, press, pressNow, seen } from './dom.ts';
import type { Code } from './matrix.ts';
import { expectLatest } from './outcomes-late.ts';
import { asked, begin, expectNoToast, liftOf, type Outcome, type Run, sessionChecks } from './run.ts';
import type { Read } from './scene.ts';

const retryOf = ({ scene }: Run<Read>) => scene.retry ?? 'Try again';
const isGone = ({ scene, fault }: Run<Read>) => scene.isPrivate === true && fault.endsSession === true;

const failed: Outcome<Read> = async (run) => {
  const { scene } = run;
  await begin(run);
  if (isGone(run)) return;
  await seen(
    () => [...page().querySelectorAll('[role="alert"]')].some((alert) => alert.textContent?.includes(scene.failed)),
    `No alert says "${scene.failed}".`,
  );
  await got('button', retryOf(run));
  expect(isSeen(scene.ready), 'what could not be loaded is not shown').toBe(false);
  expectNoToast(run);
};

export const READ_OUTCOMES: Partial<Record<Code, Outcome<Read>>> = {
  EB: failed,
  EB15: async (run) => {
    await begin(run);
    await seen(() => asked(run).length > 0);
    await pass(STILL_LOADING_MS);
    await seen('Still loading…');
    expect(isSeen(run.scene.failed), 'it is not given up before its time').toBe(false);
    await pass(DEADLINE_MS.read - STILL_LOADING_MS);
    await failed(run);
  },
  LD: async (run) => {
    await begin(run);
    await seen(() => run.stage.reachedCount > 0);
    // A quick answer says nothing of loading.
    await pass(1_000);
    await seen(run.scene.loading);
    expect(isSeen(run.scene.ready)).toBe(false);
  },
  OK: async (run) => {
    await pass(STILL_LOADING_MS);
    await seen(run.scene.ready);
    expect(asked(run)).toHaveLength(1);
    expectNoToast(run);
  },
  RC: async (run) => {
    const { fault, scene } = run;
    await seen(() => sessionChecks(run) === 2, 'R6: it is asked once who we are.');
    if (fault.endsSession) await seen(() => find('button', 'Log in') !== undefined, 'R6: the header is anonymous.');
    if (isGone(run)) await seen(() => !isSeen(scene.failed) && !isSeen(scene.ready), 'What was private goes.');
    await pass(1_000);
    expect(sessionChecks(run), 'R6: one re-check').toBe(2);
    expect(find('button', 'Log in') === undefined).toBe(!fault.endsSession);
    expectNoToast(run);
  },
  WT: async (run) => {
    const retry = await got('button', retryOf(run));
    const before = asked(run).length;
    expect(isBusy(retry), 'R10: the server asked to wait').toBe(true);
    pressNow(retry);
    await pass(27_000);
    expect(asked(run), 'R10: nothing is asked meanwhile').toHaveLength(before);
    await pass(3_000);
    await seen(() => !isBusy(find('button', retryOf(run))), 'R10: the control comes back.');
  },
  DR: async (run) => {
    await begin(run);
    // Of an object whose every value is bad the shape is left, and lists in it may be empty.
    const isList = Array.isArray(run.scene.good);
    await seen(isList ? run.scene.ready : isShown);
    expect(isSeen(run.scene.failed)).toBe(false);
    run.expected.isEmpty = !isList;
    expectNoToast(run);
  },
  VL: async (run) => {
    await begin(run);
    const rows = () => page().querySelectorAll(run.scene.rows ?? '').length;
    await seen(() => rows() > 0, 'No row of the long list.');
    expect(rows(), 'R13: what is drawn of 10,000 rows').toBeLessThanOrEqual(200);
  },
  TX: async (run) => {
    await begin(run);
    await seen(isHostileSeen, 'Nothing of the hostile text is shown literally.');
    expect(isSeen(run.scene.failed)).toBe(false);
    expectNoToast(run);
  },
  NE: async (run) => {
    await begin(run);
    await seen(run.scene.empty);
    expect(isSeen(run.scene.failed)).toBe(false);
    run.expected.isEmpty = true;
    expectNoToast(run);
  },
  LW: (run) => expectLatest(run),
};
READ_OUTCOMES.NF = READ_OUTCOMES.NE;

const isShown = () => page().querySelector('main [aria-busy="false"] :is(h2, article)') !== null;

/** Signs of the corpus, as they are written. */
const LITERALS = ['<img src=x', '<svg/onload', '${7*7}', '[x](javascript', 'constructor.constructor'];
export const isHostileSeen = () => LITERALS.some((literal) => page().textContent?.includes(literal));

/** I11: when all is well again, one action brings the answer. */
export async function recoverRead(run: Run<Read>, code: Code | undefined): Promise<void> {
  if (!code?.startsWith('EB') || isGone(run)) return;
  liftOf(run);
  await pass(1_000);
  // R2: what has failed is asked again when the network is back.
  if (!run.fault.isOffline) await press('button', retryOf(run));
  await seen(run.scene.ready, 'I11: no recovery.');
  expect(isSeen(run.scene.failed)).toBe(false);
}
