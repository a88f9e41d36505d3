import { DEADLINE_MS } from '@machine/contract/constants.ts';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mountApp } from '../faults/app.tsx';
import { checkPage, isFocused } from '../faults/invariants.ts';
import { advance, becomesTrue, settle } from '../shared/clock.ts';
import { type ActionName, ACTIONS, control, type PageControls, PREPARATIONS, SOON } from './actions.ts';
import { createFakeServer } from './fake-server.ts';
import { INVARIANTS } from './fuzz-invariants.ts';
import type { Fault } from './random-faults.ts';

/** One action of the player, and the fault that is active meanwhile. */
export type Step = { action: ActionName; random: number; fault: Fault | null };

/** Exposes the router's navigation to the session. */
function NavigationProbe({ onChange }: { onChange: (page: PageControls) => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    onChange({ navigate: (to) => void (to === -1 ? navigate(-1) : navigate(to)), path: () => pathname });
  }, [navigate, onChange, pathname]);
  return null;
}

const showsPrediction = () =>
  /machine predicts|That's all for today/i.test(document.querySelector('main')?.innerText ?? '');

/** Performs the action on the current page, or on a page where it is possible. */
async function perform({ action, random }: Step, page: PageControls): Promise<boolean> {
  if (await ACTIONS[action](page, random)) return true;
  if (!PREPARATIONS[action]?.(page, random)) return false;
  return becomesTrue(() => ACTIONS[action](page, random) === true, SOON);
}

/** Plays a session and checks the invariants after every step. Returns the performed actions, or throws with a log. */
export async function playSession(steps: readonly Step[]): Promise<ActionName[]> {
  const server = createFakeServer();
  let page: PageControls = { navigate: () => {}, path: () => '' };
  const app = mountApp({
    path: '/',
    handlers: [server.handler],
    onRedirect: () => page.navigate('/?login=1'),
    children: <NavigationProbe onChange={(next) => (page = next)} />,
  });
  const { requests } = app;
  const log: string[] = [];
  const done: ActionName[] = [];

  const checkInvariants = async (focused: boolean) => {
    await checkPage(app);
    for (const [name, check] of Object.entries(INVARIANTS))
      if (!(await check({ server, app }))) throw new Error(`broken invariant: ${name}`);
    if (focused && !(await becomesTrue(isFocused))) throw new Error('the focus was lost');
  };

  /** Expects the prediction to be back when the fault is over, at most one action later. */
  const recover = async () => {
    server.fault = null;
    // The longest deadline.
    await advance(DEADLINE_MS.write);
    if (ACTIONS['close a panel']()) await becomesTrue(() => document.querySelector('[role=dialog]') === null);
    page.navigate('/');
    if (!(await becomesTrue(showsPrediction, SOON))) (control(/^Try again/) ?? control(/^Next Prediction/))?.click();
    if (!(await becomesTrue(showsPrediction))) throw new Error('the page did not recover from the fault');
  };

  try {
    await becomesTrue(() => document.querySelector('header [aria-haspopup=menu]') !== null);
    for (const step of steps) {
      const { action, random, fault } = step;
      const [before, hadFocus, sentBefore] = [page.path(), isFocused(), requests.length];
      server.fault = fault;
      const isDone = await perform(step, page);
      log.push(`${action} ${random} ${fault ?? ''}${isDone ? '' : ' (not possible)'} at ${before}`);
      if (!isDone) continue;
      done.push(action);
      await settle();
      // Sometimes the next action comes before a slow response, sometimes after a deadline.
      await advance([0, 0, 100, 2_000, 20_000][random % 5] ?? 0);
      await checkInvariants(hadFocus && page.path() === before && action !== 'log out');
      const writes = requests.slice(sentBefore).filter(({ method }) => method !== 'GET');
      if (new Set(writes.map(({ method, path }) => `${method} ${path}`)).size < writes.length)
        throw new Error('one press sent more than one request');
    }
    await recover();
    await checkInvariants(false);
    return done;
  } catch (error) {
    throw new Error(`${String(error)}\n${log.join('\n')}\n${document.body.innerText.slice(0, 1_500)}`, {
      cause: error,
    });
  } finally {
    await settle();
    app.unmount();
  }
}
