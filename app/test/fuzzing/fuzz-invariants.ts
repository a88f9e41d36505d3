import { becomesTrue } from '../shared/clock.ts';
import { EMPTY_TEXTS, injectedElements, RAW_TEXT, requestOf } from '../shared/page.ts';
import type { recordPage } from '../shared/record-page.ts';
import type { FakeServer } from './fake-server.ts';

export type Session = { server: FakeServer; requests: ReturnType<typeof recordPage>['requests'] };

const LOCKED = 'Your prediction is locked.';
const shownText = () => document.body.innerText;
const toasts = () => [...document.querySelectorAll('[data-toast]')];

/** Returns the pending requests. */
const pending = ({ requests }: Session) => requests.filter(({ endedAt }) => endedAt === null);

/** The Next button waits for a read, all others for a write. */
const isBusyWithoutRequest = (session: Session) =>
  pending(session).every(({ method }) => method === 'GET') &&
  [...document.querySelectorAll('button[aria-busy=true]')].some(
    ({ textContent }) => pending(session).length === 0 || !textContent.startsWith('Next'),
  );

/** A control that the server asked to wait for a second stays busy until then. */
const PAST_RETRY_AFTER = { frames: 100 };

/** Checks the invariants, which hold at any moment of any session. */
export const INVARIANTS: Record<string, (session: Session) => boolean | Promise<boolean>> = {
  // A screen that is still loading shows it after a moment.
  'the page has content': () =>
    becomesTrue(
      () =>
        (document.querySelector('main')?.innerText ?? '').trim() !== '' &&
        document.querySelector('header a[href="/"]') !== null,
    ),
  'locked cards were confirmed by the server': ({ server: { confirmedPicks, cardTitles } }) =>
    [...document.querySelectorAll('article')]
      .filter(({ innerText }) => innerText.includes(LOCKED))
      .every((card) => [...confirmedPicks].some((matchId) => cardTitles.get(matchId) === card.ariaLabel)),
  'a lock toast appears only after a confirmed pick': ({ server }) =>
    server.confirmedPicks.size > 0 || !toasts().some(({ textContent }) => textContent.includes(LOCKED)),
  'one toast at a time': () => toasts().length <= 1,
  'no text became markup': () => injectedElements(document.body).length === 0,
  'only controls with a pending request are busy': (session) =>
    becomesTrue(() => !isBusyWithoutRequest(session), PAST_RETRY_AFTER),
  'no raw values': () => !RAW_TEXT.test(shownText()),
  'no empty state after an error': ({ server }) =>
    Object.entries(EMPTY_TEXTS).every(([text, endpoint]) => {
      if (endpoint === null || !shownText().includes(text)) return true;
      return [...server.emptyPaths].some((path) => requestOf(endpoint).test(`GET ${path}`));
    }),
};
