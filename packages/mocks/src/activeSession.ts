import type { ActiveSession } from '@machine/contract/activeSession.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';

const session = (id: string, device: string, createdAt: string, lastSeenAt = createdAt): ActiveSession => ({
  id: `s-${id}`,
  device,
  createdAt,
  lastSeenAt,
  isCurrent: false,
});
const ago = (hours: number) => minutesAgo(hours * 60);

/** The current session first, then by last use. */
export const activeSessions: ActiveSession[] = [
  { ...session('laptop', 'Chrome on macOS', ago(50), ago(0)), isCurrent: true },
  session('phone', 'Safari on iPhone', ago(120), ago(2)),
  session('desk', 'Firefox on Windows', ago(400), ago(90)),
];

export const manyActiveSessions = (count: number): ActiveSession[] =>
  Array.from({ length: count }, (_, index) => ({
    ...session(String(index + 1), 'Chrome on Android', ago(index)),
    isCurrent: index === 0,
  }));

/** No device, no time, and an invalid time. */
export const malformedSessions: ActiveSession[] = [
  { ...session('device', '', ago(1)), isCurrent: true },
  session('empty', 'Chrome', ''),
  session('time', 'Linux', 'yesterday'),
];

export const hostileSessions = Object.entries(HOSTILE_TEXTS).map(([name, text]) => session(name, text, text));
