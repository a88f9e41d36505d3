import { isOwnPath, MATCH_PARAM, paths } from '@machine/contract';
import { readTabItem, writeTabItem } from './tabStorage.ts';

const RETURN_TO = 'return-to';

/** Keeps the path to return to after a login or sign-up in this tab; null forgets it. */
export const keepReturnPath = (path: string | null): void => writeTabItem(RETURN_TO, path);

/** Returns the kept path, if it is one of this site. */
export function readReturnPath(): string | null {
  const path = readTabItem(RETURN_TO);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Returns and forgets the kept path. */
export function takeReturnPath(): string | null {
  const path = readReturnPath();
  keepReturnPath(null);
  return path;
}

type Location = { pathname: string; search: string };

/**
 * Returns the path of the page if it is about one match or an invite, which a visitor returns to after a login or sign-up.
 * Home without a match in its address shows the same card again by itself.
 */
export function matchPathOf({ pathname, search }: Location): string | null {
  if (pathname !== paths.home) return /^\/(?:completed|match-chat|join)\/[^/]+$/.test(pathname) ? pathname : null;
  const match = new URLSearchParams(search).get(MATCH_PARAM);
  return match ? paths.prediction(match) : null;
}
