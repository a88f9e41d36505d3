const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The requests that are counted together. `caller` is the user or, without a session, the address. `visitor` is the address
 * of a request without a session; requests with one don't count.
 */
export type LimitScope = 'address' | 'visitor' | 'user' | 'caller' | 'email' | 'everyone';

/** At most `max` requests in a window that starts with the first one. */
export type Quota = { max: number; windowMs: number };

/** A rate limit of the reference server. Calls that name the same one are counted together. */
export type Limit = Quota & {
  name: string;
  per: LimitScope;
  /**
   * The scope of the count: once for all processes on the database, which is the default because most limits guard
   * secrets and writes, or in each process, for limits that only protect its own resources.
   */
  counted?: 'once' | 'per process';
  /** True if polls that cost next to nothing don't count: those answered from a shared copy or with 304. */
  hasFreePolls?: boolean;
  /** True if only requests of new accounts count: until an account is a day old and its email address is confirmed. */
  isForNewAccounts?: boolean;
  /** The separate quota of each known device, which other devices can't use up. */
  knownDevice?: Quota;
};

const NEW = { per: 'user', isForNewAccounts: true } as const;

/** The rate limits of single calls and small groups of them (docs/decisions/rate-limits.md). */
export const LIMITS = {
  // Slows down password guessing without locking owners out of browsers in which they have logged in before.
  loginPerAccount: {
    name: 'login per account',
    per: 'email',
    max: 10,
    windowMs: 10 * MINUTE,
    knownDevice: { max: 10, windowMs: 10 * MINUTE },
  },
  loginPerMinute: { name: 'login per address', per: 'address', max: 6, windowMs: MINUTE },
  loginPerHour: { name: 'login per address', per: 'address', max: 30, windowMs: HOUR },
  signup: { name: 'signup', per: 'address', max: 5, windowMs: 30 * MINUTE },
  forgottenPasswordsPerAccount: { name: 'forgot password per account', per: 'email', max: 5, windowMs: 30 * MINUTE },
  forgottenPasswordsPerAddress: { name: 'forgot password per address', per: 'address', max: 25, windowMs: 5 * MINUTE },
  resetPassword: { name: 'reset password', per: 'address', max: 25, windowMs: 5 * MINUTE },
  resendConfirmation: { name: 'resend confirmation', per: 'user', max: 5, windowMs: HOUR },
  changePassword: { name: 'change password', per: 'user', max: 10, windowMs: 10 * MINUTE },
  // A taken name says so, and another one is tried.
  username: { name: 'username', per: 'user', max: 20, windowMs: HOUR },
  chatBursts: { name: 'match chat', per: 'user', max: 5, windowMs: 10 * SECOND },
  chat: { name: 'match chat', per: 'user', max: 60, windowMs: 10 * MINUTE },
  directMessages: { name: 'direct messages', per: 'user', max: 10, windowMs: 10 * SECOND },
  participants: { name: 'thread participants', per: 'user', max: 20, windowMs: HOUR },
  follows: { name: 'follow', per: 'user', max: 60, windowMs: HOUR },
  restricting: { name: 'blocks and mutes', per: 'user', max: 120, windowMs: HOUR },
  tidying: { name: 'threads and deleted messages', per: 'user', max: 120, windowMs: 10 * MINUTE },
  chatOfNewAccounts: { name: 'match chat of new accounts', max: 20, windowMs: 10 * MINUTE, ...NEW },
  directMessagesOfNewAccounts: { name: 'direct messages of new accounts', max: 30, windowMs: HOUR, ...NEW },
  participantsOfNewAccounts: { name: 'thread participants of new accounts', max: 5, windowMs: HOUR, ...NEW },
  followsOfNewAccounts: { name: 'follow of new accounts', max: 20, windowMs: HOUR, ...NEW },
  // Each message is a case of its own, so many new accounts could fill the queue.
  reportsOfNewAccounts: { name: 'reports of new accounts', max: 5, windowMs: HOUR, ...NEW },
  reports: { name: 'reports', per: 'user', max: 20, windowMs: HOUR },
  moderation: { name: 'moderation', per: 'user', max: 300, windowMs: HOUR },
  clubs: { name: 'clubs', per: 'user', max: 120, windowMs: HOUR },
  picks: { name: 'picks', per: 'user', max: 60, windowMs: MINUTE },
  // Each share may be drawn once.
  shares: { name: 'shares', per: 'user', max: 60, windowMs: HOUR },
  export: { name: 'export', per: 'user', max: 5, windowMs: HOUR },
  endSessions: { name: 'end sessions', per: 'user', max: 60, windowMs: 10 * MINUTE },
  reminders: { name: 'reminders', per: 'user', max: 60, windowMs: 10 * MINUTE },
  hiddenResults: { name: 'hidden results', per: 'user', max: 60, windowMs: 10 * MINUTE },
  // Each tap on a hidden result is a call, and a week of two leagues has about a hundred.
  shownResults: { name: 'shown results', per: 'user', max: 300, windowMs: 10 * MINUTE },
  calendarAddress: { name: 'calendar address', per: 'user', max: 20, windowMs: HOUR },
  // Each looks up a host that the caller names, or sends something to it.
  pushSubscriptions: { name: 'push subscriptions', per: 'user', max: 20, windowMs: HOUR },
  testPushes: { name: 'test pushes', per: 'user', max: 10, windowMs: HOUR },
  newLeagues: { name: 'new leagues', per: 'user', max: 20, windowMs: HOUR },
  leagueChanges: { name: 'league changes', per: 'user', max: 60, windowMs: HOUR },
  // Guessing a code of 128 bits is hopeless at any rate; a class that joins from one address isn't slowed down.
  inviteLinks: { name: 'invite links', per: 'address', max: 200, windowMs: 10 * MINUTE },
  // Keeps error reports from filling the log, and the disk.
  clientErrors: { name: 'client errors', per: 'address', max: 10, windowMs: 10 * MINUTE },
  allClientErrors: { name: 'client errors', per: 'everyone', max: 300, windowMs: 10 * MINUTE },
  search: { name: 'search', per: 'caller', max: 60, windowMs: MINUTE, counted: 'per process' },
  // Enough to read a season in some minutes. A page of picks takes about ten milliseconds.
  audit: { name: 'audit', per: 'address', max: 600, windowMs: MINUTE, counted: 'per process', hasFreePolls: true },
} as const satisfies Record<string, Limit>;
