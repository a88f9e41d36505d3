import type { ActiveSession } from '@machine/contract';
import { FIXED_NOW } from './clock.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const HOUR = 60 * 60_000;
const ago = (hours: number) => new Date(FIXED_NOW.getTime() - hours * HOUR).toISOString();

/** The current session first, then by last use. */
export const activeSessions: ActiveSession[] = [
  { id: 's-laptop', device: 'Chrome on macOS', createdAt: ago(50), lastSeenAt: ago(0), isCurrent: true },
  { id: 's-phone', device: 'Safari on iPhone', createdAt: ago(120), lastSeenAt: ago(2), isCurrent: false },
  { id: 's-desk', device: 'Firefox on Windows', createdAt: ago(400), lastSeenAt: ago(90), isCurrent: false },
];

export const manyActiveSessions = (count: number): ActiveSession[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s-${index + 1}`,
    device: 'Chrome on Android',
    createdAt: ago(index),
    lastSeenAt: ago(index),
    isCurrent: index === 0,
  }));

/** No device, no time, and an invalid time. */
export const malformedSessions: ActiveSession[] = [
  { id: 'malformed-device', device: '', createdAt: ago(1), lastSeenAt: ago(1), isCurrent: true },
  { id: 'malformed-empty', device: 'Chrome', createdAt: '', lastSeenAt: '', isCurrent: false },
  { id: 'malformed-time', device: 'Linux', createdAt: 'yesterday', lastSeenAt: 'yesterday', isCurrent: false },
];

export const hostileSessions: ActiveSession[] = Object.entries(HOSTILE_TEXTS).map(([name, text]) => ({
  id: `hostile-${name}`,
  device: text,
  createdAt: text,
  lastSeenAt: text,
  isCurrent: false,
}));
