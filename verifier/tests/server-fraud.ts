import type { World } from './fake-server.ts';

/*
 * Servers that cheat. The audit has to find each, in the named check.
 */

type Shown = { world?: World; change?: (path: string, body: unknown) => unknown; key?: string; kept?: string[] };
/** Frauds by the check that finds them, and by name, with what it says. */
export type ServerFrauds = Record<string, Record<string, [problem: RegExp, make: () => Shown]>>;

/** Changes the response to paths that contain a text. */
export const withResponse =
  <Body>(part: string, change: (body: Body) => unknown) =>
  () => ({
    change: (path: string, body: unknown) => (path.includes(part) ? change(body as Body) : body),
  });
