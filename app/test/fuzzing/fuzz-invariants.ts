import type { App } from '../faults/app.tsx';
import { becomesTrue } from '../shared/clock.ts';
import { EMPTY_TEXTS, requestOf } from '../shared/page.ts';
import type { FakeServer } from './fake-server.ts';

export type Session = { server: FakeServer; app: App };

const LOCKED = 'Your prediction is locked.';

/** The Next button waits for a read, all others for a write. */
function isBusyWithoutRequest({ app }: Session): boolean {
  const pending = app.requests.filter(({ endedAt }) => endedAt === null);
  return (
    pending.every(({ method }) => method === 'GET') &&
    [...document.querySelectorAll('button[aria-busy=true]')].some(
      ({ textContent }) => pending.length === 0 || !textContent.startsWith('Next'),
    )
  );
}

/** A control that the server asked to wait for a second stays busy until then. */
const PAST_RETRY_AFTER = { frames: 100 };

/** The invariants that need to know what the server said. They hold at any moment of any session. */
export const INVARIANTS: Record<string, (session: Session) => boolean | Promise<boolean>> = {
  'locked cards were confirmed by the server': ({ server: { confirmedPicks, cardTitles } }) =>
    [...document.querySelectorAll('article')]
      .filter(({ innerText }) => innerText.includes(LOCKED))
      .every((card) => [...confirmedPicks].some((matchId) => cardTitles.get(matchId) === card.ariaLabel)),
  'a lock toast appears only after a confirmed pick': ({ server, app }) =>
    server.confirmedPicks.size > 0 || !app.shown.toasts.some((toast) => toast.includes(LOCKED)),
  'only controls with a pending request are busy': (session) =>
    becomesTrue(() => !isBusyWithoutRequest(session), PAST_RETRY_AFTER),
  'no empty state after an error': ({ server }) =>
    Object.entries(EMPTY_TEXTS).every(([text, endpoint]) => {
      if (endpoint === null || !document.body.innerText.includes(text)) return true;
      return [...server.emptyPaths].some((path) => requestOf(endpoint).test(`GET ${path}`));
    }),
};
