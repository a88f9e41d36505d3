import { STORAGE_KEYS } from '@machine/contract';
import type { setupWorker } from 'msw/browser';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation, useNavigate } from 'react-router-dom';
import { FlowApp } from '../flows/FlowApp.tsx';
import { clearDrafts } from '../services/drafts.ts';
import { writeStored } from '../services/storage.ts';
import { A_MOMENT_MS, type ActionName, ACTIONS, control, type Hands, PREPARATIONS } from './actions.ts';
import { calls, countCalls } from './calls.ts';
import type { Fault } from './faults.ts';
import { becomes, hurryTimers, restoreTimers, turn } from './hurry.ts';
import { INVARIANTS } from './invariants.ts';
import { createWorld } from './world.ts';

/** One thing that a player does, and what goes wrong meanwhile. */
export type Step = { action: ActionName; chance: number; fault: Fault | null };
type Worker = Pick<ReturnType<typeof setupWorker>, 'resetHandlers'>;

type SteerProps = { onMove: (hands: Hands) => void };

/** The address bar that a flow has not. */
function Steer({ onMove }: SteerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    onMove({ navigate: (to) => void (to === -1 ? navigate(-1) : navigate(to)), path: () => pathname });
  }, [navigate, onMove, pathname]);
  return null;
}

/** Says nothing: the polls carry the page. */
const openSocket = () => Object.assign(new EventTarget(), { close: () => {} }) as WebSocket;

/** What this page complains of (I2). */
function listen() {
  const heard: string[] = [];
  const hear = (event: Event) => {
    const { message, reason, violatedDirective } = event as Partial<
      ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent
    >;
    heard.push(String(message ?? reason ?? violatedDirective));
  };
  const events = ['error', 'unhandledrejection', 'securitypolicyviolation'];
  for (const name of events) window.addEventListener(name, hear);
  const say = console.error;
  console.error = (...words: unknown[]) => void heard.push(words.map(String).join(' '));
  return {
    heard,
    stop() {
      console.error = say;
      for (const name of events) window.removeEventListener(name, hear);
    },
  };
}

/** Does it here, or where it can be done. */
async function act({ action, chance }: Step, hands: Hands): Promise<boolean> {
  if (await ACTIONS[action](hands, chance)) return true;
  const prepare = PREPARATIONS[action];
  if (!prepare?.(hands, chance)) return false;
  return becomes(() => ACTIONS[action](hands, chance) === true, A_MOMENT_MS);
}

/** Plays a session through, and looks after every step; what did happen, or an error that tells it. */
export async function play(worker: Worker, steps: readonly Step[]): Promise<ActionName[]> {
  const world = createWorld();
  worker.resetHandlers(...world.handlers);
  sessionStorage.clear();
  clearDrafts(null);
  writeStored(STORAGE_KEYS.theme, 'dark');
  writeStored(STORAGE_KEYS.cookieConsent, 'accepted');
  const complaints = listen();
  const counting = countCalls();
  hurryTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const story: string[] = [];
  const done: ActionName[] = [];
  let hands: Hands = { navigate: () => {}, path: () => '' };

  const look = async (focused: boolean) => {
    for (const [name, holds] of Object.entries(INVARIANTS)) if (!(await holds(world))) throw new Error(name);
    if (complaints.heard.length > 0) throw new Error(`I2: nothing complains: ${complaints.heard.join('; ')}`);
    if (focused && !(await becomes(isSomewhere))) throw new Error('I10: the focus is somewhere');
  };

  try {
    const leave = () => hands.navigate('/?login=1');
    root.render(
      <FlowApp redirect={leave} openSocket={openSocket}>
        <Steer onMove={(next) => (hands = next)} />
      </FlowApp>,
    );
    await becomes(() => document.querySelector('header [aria-haspopup=true]') !== null);
    for (const step of steps) {
      const { action, chance, fault } = step;
      const [before, hadFocus] = [hands.path(), document.activeElement !== document.body];
      world.fault = fault;
      calls.written = [];
      const isDone = await act(step, hands);
      story.push(`${action} ${chance} ${fault ?? ''}${isDone ? '' : ' (not there)'} at ${before}`);
      if (!isDone) continue;
      done.push(action);
      await turn();
      await becomes(() => calls.reads + calls.writes === 0, fault === null ? 20 : 5);
      await look(hadFocus && hands.path() === before && action !== 'log out');
      if (calls.written.length > new Set(calls.written).size) throw new Error(`I8: one press, one request`);
    }
    world.fault = null;
    await recover(hands);
    await look(false);
    return done;
  } catch (error) {
    throw new Error(`${String(error)}\n${story.join('\n')}\n${document.body.innerText.slice(0, 1_500)}`, {
      cause: error,
    });
  } finally {
    root.unmount();
    container.remove();
    restoreTimers();
    await becomes(() => calls.reads + calls.writes === 0);
    counting.stop();
    complaints.stop();
  }
}

const isSomewhere = () => document.activeElement !== document.body;
const isRight = () => /machine predicts|That's all for today/i.test(document.querySelector('main')?.innerText ?? '');

/** I11: when all works again, the prediction is back, or comes back by one action once what hung has ended. */
async function recover(hands: Hands): Promise<void> {
  await becomes(() => calls.reads + calls.writes === 0);
  if (ACTIONS['close a panel']()) await becomes(() => document.querySelector('[role=dialog]') === null);
  hands.navigate('/');
  if (!(await becomes(isRight, 3 * A_MOMENT_MS))) (control(/^Try again/) ?? control(/^Next Prediction/))?.click();
  if (!(await becomes(isRight))) throw new Error('I11: what is lifted is over');
}
