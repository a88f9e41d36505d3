import { FEATURES, type Feature } from './game.ts';

/** What a server may add to the specification besides its features, which it announces. Each is one thing to implement. */
export const ADDITIONS = [
  'GAME_INFO',
  'CONFIRMATION',
  'USERNAMES',
  'SESSIONS',
  'EDGE',
  'RECORD',
  'NEW_RESULTS',
  'ERROR_REPORTS',
] as const;
export type Addition = (typeof ADDITIONS)[number];

/**
 * Rules that hold beyond single calls. REQUESTS: errors are JSON, cookies are safe, caches keep only what everyone may
 * see, and other sites, methods, media types and sizes are rejected. IDEMPOTENCY: a repeat with the same Idempotency-Key
 * changes nothing. EVENTS: players hear of direct messages and notifications on the socket. PRIVACY: others see no pick
 * before the start.
 */
export const ADDED_RULES = ['REQUESTS', 'IDEMPOTENCY', 'EVENTS', 'PRIVACY'] as const;

/** BASE: the calls of the specification, and the socket. A server may have any of the other levels. */
export const LEVELS = ['BASE', ...ADDED_RULES, ...ADDITIONS, ...FEATURES] as const;
export type Level = 'BASE' | (typeof ADDED_RULES)[number] | Addition | Feature;

/** Returns the level of a call. */
export const levelOf = ({ feature, addition }: { feature?: Feature; addition?: Addition }): Level =>
  feature ?? addition ?? 'BASE';
