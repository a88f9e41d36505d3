import { STORAGE_KEYS } from '@machine/contract';
import type { setupWorker } from 'msw/browser';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation, useNavigate } from 'react-router-dom';
import { FlowApp } from '../../src/flows/FlowApp.tsx';
import { clearDrafts } from '../../src/services/drafts.ts';
import { writeStored } from '../../src/services/storage.ts';
import { type ActionName, ACTIONS, control, type PageControls, PREPARATIONS, SHORT_WAIT_MS } from './actions.ts';
import { calls, countCalls } from './call-counter.ts';
import { becomesTrue, nextTask, restoreTimers, speedUpTimers } from './fast-timers.ts';
import { INVARIANTS } from './fuzz-invariants.ts';
import { createMockedNetwork } from './mocked-network.ts';
import type { Fault } from './random-faults.ts';

/** One action of the player, and the fault that is active meanwhile. */
export type Step = { action: ActionName; random: number; fault: Fault | null };
type Worker = Pick<ReturnType<typeof setupWorker>, 'resetHandlers'>;

type NavigationProbeProps = { onChange: (page: PageControls) => void };

/** Exposes the router's navigation to the session. */
function NavigationProbe({ onChange }: NavigationProbeProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    onChange({ navigate: (to) => void (to === -1 ? navigate(-1) : navigate(to)), path: () => pathname });
  }, [navigate, onChange, pathname]);
  return null;
}

/** A socket without messages: the page relies on polling. */
const openSocket = () => Object.assign(new EventTarget(), { close: () => {} }) as WebSocket;

/** Collects console errors, unhandled errors and CSP violations. */
function collectErrors() {
  const errors: string[] = [];
  const recordEvent = (event: Event) => {
    const { message, reason, violatedDirective } = event as Partial<
      ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent
    >;
    errors.push(String(message ?? reason ?? violatedDirective));
  };
  const events = ['error', 'unhandledrejection', 'securitypolicyviolation'];
  for (const name of events) window.addEventListener(name, recordEvent);
  const realError = console.error;
  console.error = (...words: unknown[]) => void errors.push(words.map(String).join(' '));
  return {
    errors,
    stop() {
      console.error = realError;
      for (const name of events) window.removeEventListener(name, recordEvent);
    },
  };
}

/** Performs the action on the current page, or on a page where it is possible. */
async function perform({ action, random }: Step, page: PageControls): Promise<boolean> {
  if (await ACTIONS[action](page, random)) return true;
  const prepare = PREPARATIONS[action];
  if (!prepare?.(page, random)) return false;
  return becomesTrue(() => ACTIONS[action](page, random) === true, SHORT_WAIT_MS);
}

/** Plays a session and checks the invariants after every step. Returns the performed actions, or throws with a log. */
export async function playSession(worker: Worker, steps: readonly Step[]): Promise<ActionName[]> {
  const network = createMockedNetwork();
  worker.resetHandlers(...network.handlers);
  sessionStorage.clear();
  clearDrafts(null);
  writeStored(STORAGE_KEYS.theme, 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  const errorLog = collectErrors();
  const callCounter = countCalls();
  speedUpTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const log: string[] = [];
  const done: ActionName[] = [];
  let page: PageControls = { navigate: () => {}, path: () => '' };

  const checkInvariants = async (focused: boolean) => {
    for (const [name, check] of Object.entries(INVARIANTS))
      if (!(await check(network))) throw new Error(`broken invariant: ${name}`);
    if (errorLog.errors.length > 0) throw new Error(`unexpected errors: ${errorLog.errors.join('; ')}`);
    if (focused && !(await becomesTrue(hasFocus))) throw new Error('the focus was lost');
  };

  try {
    const leave = () => page.navigate('/?login=1');
    root.render(
      <FlowApp redirect={leave} openSocket={openSocket}>
        <NavigationProbe onChange={(next) => (page = next)} />
      </FlowApp>,
    );
    await becomesTrue(() => document.querySelector('header [aria-haspopup=true]') !== null);
    for (const step of steps) {
      const { action, random, fault } = step;
      const [before, hadFocus] = [page.path(), document.activeElement !== document.body];
      network.fault = fault;
      calls.sentWrites = [];
      const isDone = await perform(step, page);
      log.push(`${action} ${random} ${fault ?? ''}${isDone ? '' : ' (not possible)'} at ${before}`);
      if (!isDone) continue;
      done.push(action);
      await nextTask();
      await becomesTrue(() => calls.reads + calls.writes === 0, fault === null ? 20 : 5);
      await checkInvariants(hadFocus && page.path() === before && action !== 'log out');
      if (calls.sentWrites.length > new Set(calls.sentWrites).size)
        throw new Error('one press sent more than one request');
    }
    network.fault = null;
    await recover(page);
    await checkInvariants(false);
    return done;
  } catch (error) {
    throw new Error(`${String(error)}\n${log.join('\n')}\n${document.body.innerText.slice(0, 1_500)}`, {
      cause: error,
    });
  } finally {
    root.unmount();
    container.remove();
    restoreTimers();
    await becomesTrue(() => calls.reads + calls.writes === 0);
    callCounter.stop();
    errorLog.stop();
  }
}

const hasFocus = () => document.activeElement !== document.body;
const showsPrediction = () =>
  /machine predicts|That's all for today/i.test(document.querySelector('main')?.innerText ?? '');

/** Expects the prediction to be back after the fault is cleared, at most one action later. */
async function recover(page: PageControls): Promise<void> {
  await becomesTrue(() => calls.reads + calls.writes === 0);
  if (ACTIONS['close a panel']()) await becomesTrue(() => document.querySelector('[role=dialog]') === null);
  page.navigate('/');
  if (!(await becomesTrue(showsPrediction, 3 * SHORT_WAIT_MS)))
    (control(/^Try again/) ?? control(/^Next Prediction/))?.click();
  if (!(await becomesTrue(showsPrediction))) throw new Error('the page did not recover from the fault');
}
