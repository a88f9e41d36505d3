import { endpoints } from '@machine/contract';
import { calls } from './call-counter.ts';
import { becomesTrue } from './fast-timers.ts';
import type { MockedNetwork } from './mocked-network.ts';

/** Empty states, and the endpoint whose empty response allows each. */
const EMPTY_TEXTS = {
  'No data available': endpoints.leaderboard,
  'No completed matches yet': endpoints.completedLive,
  'Match not found': endpoints.recap,
  'User not found': endpoints.userSummary,
  'No followers yet': endpoints.followers,
  'Not following anyone yet': endpoints.following,
  'No users found': endpoints.searchUsers,
  'No notifications': endpoints.notifications,
  'No active chats': endpoints.matchChats,
  'No predictions available': endpoints.randomPrediction,
  'No messages yet. Start the conversation!': endpoints.matchChat,
  'Failed to fetch thread.': null,
} as const;

const RAW_TEXT = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|<!doctype/;
const INJECTED = 'script[src*=evil], iframe, object, [onerror], [onload], a[href^="javascript:"], [src^="data:text"]';
const LOCKED = 'Your prediction is locked.';

/** The Next button waits for a read, all others for a write. */
const isBusyWithoutRequest = () =>
  calls.writes === 0 &&
  [...document.querySelectorAll('button[aria-busy=true]')].some(
    ({ textContent }) => calls.reads === 0 || !textContent.startsWith('Next'),
  );
type Check = (network: MockedNetwork) => boolean | Promise<boolean>;

/** What must hold at any moment of any session. */
export const INVARIANTS = {
  // A screen that is still loading shows it after a moment.
  'the page has content': () =>
    becomesTrue(
      () =>
        (document.querySelector('main')?.innerText ?? '').trim() !== '' &&
        document.querySelector('header a[href="/"]') !== null,
    ),
  'locked cards were confirmed by the server': ({ confirmedPicks, cardTitles }) =>
    [...document.querySelectorAll('article')]
      .filter(({ innerText }) => innerText.includes(LOCKED))
      .every((card) =>
        [...confirmedPicks].some((matchId) => cardTitles.get(matchId) === card.getAttribute('aria-label')),
      ),
  'a lock toast appears only after a confirmed pick': ({ confirmedPicks }) =>
    !document.querySelector('[data-toast]')?.textContent.includes(LOCKED) || confirmedPicks.size > 0,
  'one toast at a time': () => document.querySelectorAll('[data-toast]').length <= 1,
  'no text became markup': () => !('__pwned' in window) && document.querySelector(INJECTED) === null,
  'only controls with a pending request are busy': () => becomesTrue(() => !isBusyWithoutRequest()),
  'no raw values': () => !RAW_TEXT.test(document.body.innerText),
  'no empty state after an error': ({ emptyPaths }) =>
    Object.entries(EMPTY_TEXTS).every(
      ([text, endpoint]) =>
        endpoint === null || emptyPaths.has(endpoint.path) || !document.body.innerText.includes(text),
    ),
} satisfies Record<string, Check>;
