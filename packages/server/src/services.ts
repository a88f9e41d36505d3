import type { Devices } from './account/account/known-device.ts';
import type { Passwords } from './account/account/password.ts';
import type { Sessions } from './platform/session/session.ts';
import type { BackgroundTasks } from './platform/jobs/background-tasks.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Db } from './platform/db/open.ts';
import type { Feed } from './game/match/feed.ts';
import type { Instant } from './platform/clock/time.ts';
import type { Mailer } from './account/mail/mailer.ts';
import type { UnsubscribeLinks } from './account/notification/unsubscribe.ts';
import type { Bus } from './platform/realtime/bus.ts';

/** What route handlers depend on, including all time and randomness. */
export type Services = {
  db: Db;
  /** Game time, for matches, predictions and picks. */
  clock: Clock;
  /** Real time, for accounts and sessions: the speed of a season doesn't affect them. */
  wall: () => Instant;
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
  /** Null without a season. */
  feed: Feed | null;
  sessions: Sessions;
  passwords: Passwords;
  devices: Devices;
  backgroundTasks: BackgroundTasks;
  mailer: Mailer;
  unsubscribeLinks: UnsubscribeLinks;
  /** The public origin, as used in links in emails. */
  origin: () => string;
  bus: Bus;
  /** Maximum age of a response that is shared by all callers. */
  sharedCacheMs: number;
};
