import type * as endpoints from './endpoints.ts';

/** The name of a call, such as `lockPick`. */
export type CallName = keyof typeof endpoints;
