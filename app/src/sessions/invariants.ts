import { endpoints } from '@machine/contract';
import { calls } from './calls.ts';
import { becomes } from './hurry.ts';
import type { World } from './world.ts';

/** The words of an empty answer, and whose they are. */
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

const MACHINE_TEXT = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|<!doctype/;
const INJECTED = 'script[src*=evil], iframe, object, [onerror], [onload], a[href^="javascript:"], [src^="data:text"]';
const LOCKED = 'Your prediction is locked.';

/** The button to the next prediction waits for a read, all others for a write. */
const isBusyForNothing = () =>
  calls.writes === 0 &&
  [...document.querySelectorAll('button[aria-busy=true]')].some(
    ({ textContent }) => calls.reads === 0 || !textContent.startsWith('Next'),
  );
type Look = (world: World) => boolean | Promise<boolean>;

/** RELIABILITY.md §2.1, as far as it can be seen at any moment of any session. */
export const INVARIANTS = {
  // A screen that is being fetched says so after a moment.
  'I1: the page stands': () =>
    becomes(
      () =>
        (document.querySelector('main')?.innerText ?? '').trim() !== '' &&
        document.querySelector('header a[href="/"]') !== null,
    ),
  'I4: what is locked was said to be': ({ stated, titles }) =>
    [...document.querySelectorAll('article')]
      .filter(({ innerText }) => innerText.includes(LOCKED))
      .every((card) => [...stated].some((matchId) => titles.get(matchId) === card.getAttribute('aria-label'))),
  'I4: who is told of a lock has one': ({ stated }) =>
    !document.querySelector('[data-toast]')?.textContent.includes(LOCKED) || stated.size > 0,
  'I5: one toast': () => document.querySelectorAll('[data-toast]').length <= 1,
  'I7: no text is markup': () => !('__pwned' in window) && document.querySelector(INJECTED) === null,
  'I8: busy is who waits for an answer': () => becomes(() => !isBusyForNothing()),
  'I9: no words of machines': () => !MACHINE_TEXT.test(document.body.innerText),
  'I12: an error is not empty': ({ emptied }) =>
    Object.entries(EMPTY_TEXTS).every(
      ([text, endpoint]) => endpoint === null || emptied.has(endpoint.path) || !document.body.innerText.includes(text),
    ),
} satisfies Record<string, Look>;
