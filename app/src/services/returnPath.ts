import { isOwnPath, MATCH_PARAM, paths } from '@machine/contract/paths.ts';
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
 * Returns where a visitor who comes from this page goes after a login or sign-up: to the card on home, or to an
 * invitation. From anywhere else they go home. `matchId`: the match on the card, if the address doesn't name it.
 */
export function returnPathOf({ pathname, search }: Location, matchId?: string): string | null {
  if (pathname.startsWith(paths.join(''))) return pathname;
  const match = pathname === paths.home && (new URLSearchParams(search).get(MATCH_PARAM) || matchId);
  return match ? paths.prediction(match) : null;
}
