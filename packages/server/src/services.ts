import type { Devices } from './account/device.ts';
import type { Passwords } from './account/password.ts';
import type { Sessions } from './account/session.ts';
import type { Afterwards } from './afterwards.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import type { Feed, Instant } from './feed/feed.ts';
import type { Mailer } from './mail/mailer.ts';
import type { UnsubscribeLinks } from './mail/unsubscribe.ts';
import type { Bus } from './realtime/bus.ts';

/** What the calls are answered with. Time and chance come in from here and from nowhere else. */
export type Services = {
  db: Db;
  /** Game time: of matches, calls and picks. */
  clock: Clock;
  /** Real time: of accounts and sessions, which no replay may hurry. */
  wall: () => Instant;
  /** At least 0, below 1. */
  random: () => number;
  /** Null when the season brings no matches. */
  feed: Feed | null;
  sessions: Sessions;
  passwords: Passwords;
  devices: Devices;
  afterwards: Afterwards;
  mailer: Mailer;
  unsubscribeLinks: UnsubscribeLinks;
  /** Where players reach us, as configured: what links in mails begin with. */
  origin: () => string;
  bus: Bus;
  /** How old an answer may be that everybody shares (RELIABILITY.md L1). */
  sharedForMs: number;
};
