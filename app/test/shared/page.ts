import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';

/** Matches the requests of a call, such as "GET /api/users/u-1/edge". */
export const requestOf = ({ method, path }: Endpoint) =>
  new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}(?:[?].*)?$`);

/** Empty states, and the call whose empty response allows each; null if several calls do. */
export const EMPTY_TEXTS: Record<string, Endpoint | null> = {
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
  'No messages yet': null,
  'No achievements yet': null,
  'No picks yet': null,
};

/** A raw value in the text of a page. */
export const RAW_TEXT = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|<!doctype/i;

const INJECTED = 'script,iframe,object,embed,base,[onerror],[onload],[onclick],[srcdoc]';
const SCRIPT_URL = /^\s*(?:javascript|data:text|vbscript)/i;

const isScriptUrl = (element: Element) =>
  ['href', 'src'].some((name) => SCRIPT_URL.test(element.getAttribute(name) ?? ''));

/** Returns what text turned into: executed scripts, elements, event handlers and script URLs. */
export function injectedElements(root: Element): string[] {
  const linked = [...root.querySelectorAll('[href],[src]')].filter(isScriptUrl);
  const elements = [...root.querySelectorAll(INJECTED), ...linked].map(({ tagName, id }) => `${tagName} ${id}`);
  return '__pwned' in window ? ['an executed script', ...elements] : elements;
}
