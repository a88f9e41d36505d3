import { type Endpoint, endpoints } from '@machine/contract';
import type { RateLimit } from './platform/throttle/rate-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const {
  login,
  signup,
  forgotPassword,
  resetPassword,
  changePassword,
  sendChatMessage,
  sendDmMessage,
  createThread,
  addParticipants,
  follow,
  followClubs,
  unfollow,
  searchUsers,
  block,
  unblock,
  mute,
  unmute,
  leaveThread,
  acceptThread,
  deleteDmMessage,
  deleteChatMessage,
  lockPick,
  createShare,
  deleteShare,
  exportData,
  resendConfirmation,
  endSession,
  logoutEverywhere,
  reportClientError,
  updateReminders,
  hideResults,
  showResult,
  createCalendarAddress,
  revokeCalendarAddress,
  subscribeToPush,
  unsubscribeFromPush,
  sendTestPush,
  createReport,
  decideCase,
  undoDecision,
  setWordFilter,
  createFriendLeague,
  renameFriendLeague,
  createInvite,
  revokeInvite,
  removeFriendLeagueMember,
  leaveFriendLeague,
  invite,
  joinFriendLeague,
} = endpoints;

/** The calls of the audit. */
const AUDIT: readonly Endpoint[] = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  name.startsWith('audit') ? [endpoint] : [],
);
const ALL = Object.values<Endpoint>(endpoints);
const isRead = ({ method }: Endpoint) => method === 'GET';

const NEW = { per: 'user', isForNewAccounts: true } as const;

/** Limits that guard secrets and writes. Several processes count them together, so that none adds a guess. */
const GUARDS: readonly Omit<RateLimit, 'counted'>[] = [
  // Slows down password guessing without locking owners out of browsers in which they have logged in before.
  {
    name: 'login per account',
    endpoints: [login],
    per: 'email',
    max: 10,
    windowMs: 10 * MINUTE,
    knownDevice: { max: 10, windowMs: 10 * MINUTE },
  },
  { name: 'login per address', endpoints: [login], per: 'address', max: 6, windowMs: MINUTE },
  { name: 'login per address', endpoints: [login], per: 'address', max: 30, windowMs: HOUR },
  { name: 'signup', endpoints: [signup], per: 'address', max: 5, windowMs: 30 * MINUTE },
  { name: 'forgot password per account', endpoints: [forgotPassword], per: 'email', max: 5, windowMs: 30 * MINUTE },
  { name: 'forgot password per address', endpoints: [forgotPassword], per: 'address', max: 25, windowMs: 5 * MINUTE },
  { name: 'reset password', endpoints: [resetPassword], per: 'address', max: 25, windowMs: 5 * MINUTE },
  { name: 'resend confirmation', endpoints: [resendConfirmation], per: 'user', max: 5, windowMs: HOUR },
  { name: 'change password', endpoints: [changePassword], per: 'user', max: 10, windowMs: 10 * MINUTE },
  { name: 'match chat', endpoints: [sendChatMessage], per: 'user', max: 5, windowMs: 10 * SECOND },
  { name: 'match chat', endpoints: [sendChatMessage], per: 'user', max: 60, windowMs: 10 * MINUTE },
  { name: 'direct messages', endpoints: [sendDmMessage], per: 'user', max: 10, windowMs: 10 * SECOND },
  { name: 'thread participants', endpoints: [createThread, addParticipants], per: 'user', max: 20, windowMs: HOUR },
  { name: 'follow', endpoints: [follow, unfollow], per: 'user', max: 60, windowMs: HOUR },
  { name: 'blocks and mutes', endpoints: [block, unblock, mute, unmute], per: 'user', max: 120, windowMs: HOUR },
  {
    name: 'threads and deleted messages',
    endpoints: [leaveThread, acceptThread, deleteDmMessage, deleteChatMessage],
    per: 'user',
    max: 120,
    windowMs: 10 * MINUTE,
  },
  // Until an account is a day old and its email address is confirmed.
  { name: 'match chat of new accounts', endpoints: [sendChatMessage], max: 20, windowMs: 10 * MINUTE, ...NEW },
  { name: 'direct messages of new accounts', endpoints: [sendDmMessage], max: 30, windowMs: HOUR, ...NEW },
  {
    name: 'thread participants of new accounts',
    endpoints: [createThread, addParticipants],
    max: 5,
    windowMs: HOUR,
    ...NEW,
  },
  { name: 'follow of new accounts', endpoints: [follow, unfollow], max: 20, windowMs: HOUR, ...NEW },
  // Each message is a case of its own, so many new accounts could fill the queue.
  { name: 'reports of new accounts', endpoints: [createReport], max: 5, windowMs: HOUR, ...NEW },
  { name: 'reports', endpoints: [createReport], per: 'user', max: 20, windowMs: HOUR },
  { name: 'moderation', endpoints: [decideCase, undoDecision, setWordFilter], per: 'user', max: 300, windowMs: HOUR },
  { name: 'clubs', endpoints: [followClubs], per: 'user', max: 120, windowMs: HOUR },
  { name: 'picks', endpoints: [lockPick], per: 'user', max: 60, windowMs: MINUTE },
  // Each share may be drawn once.
  { name: 'shares', endpoints: [createShare, deleteShare], per: 'user', max: 60, windowMs: HOUR },
  { name: 'export', endpoints: [exportData], per: 'user', max: 5, windowMs: HOUR },
  { name: 'end sessions', endpoints: [endSession, logoutEverywhere], per: 'user', max: 60, windowMs: 10 * MINUTE },
  { name: 'reminders', endpoints: [updateReminders], per: 'user', max: 60, windowMs: 10 * MINUTE },
  { name: 'hidden results', endpoints: [hideResults], per: 'user', max: 60, windowMs: 10 * MINUTE },
  // Each tap on a hidden result is a call, and a week of two leagues has about a hundred.
  { name: 'shown results', endpoints: [showResult], per: 'user', max: 300, windowMs: 10 * MINUTE },
  {
    name: 'calendar address',
    endpoints: [createCalendarAddress, revokeCalendarAddress],
    per: 'user',
    max: 20,
    windowMs: HOUR,
  },
  // Each looks up a host that the caller names, or sends something to it.
  {
    name: 'push subscriptions',
    endpoints: [subscribeToPush, unsubscribeFromPush],
    per: 'user',
    max: 20,
    windowMs: HOUR,
  },
  { name: 'test pushes', endpoints: [sendTestPush], per: 'user', max: 10, windowMs: HOUR },
  { name: 'new leagues', endpoints: [createFriendLeague], per: 'user', max: 20, windowMs: HOUR },
  {
    name: 'league changes',
    endpoints: [renameFriendLeague, createInvite, revokeInvite, removeFriendLeagueMember, leaveFriendLeague],
    per: 'user',
    max: 60,
    windowMs: HOUR,
  },
  // Guessing a code of 128 bits is hopeless at any rate; a class that joins from one address isn't slowed down.
  { name: 'invite links', endpoints: [invite, joinFriendLeague], per: 'address', max: 200, windowMs: 10 * MINUTE },
  // Keeps error reports from filling the log, and the disk.
  { name: 'client errors', endpoints: [reportClientError], per: 'address', max: 10, windowMs: 10 * MINUTE },
  { name: 'client errors', endpoints: [reportClientError], per: 'everyone', max: 300, windowMs: 10 * MINUTE },
];

/**
 * Limits that keep a process from doing too much work: a process more can do more. They must fit a crowd behind one
 * address, as in a stadium: a thousand pages of a live match poll about 1,150 times a second, nearly always for free.
 */
const LOADS: readonly Omit<RateLimit, 'counted'>[] = [
  { name: 'search', endpoints: [searchUsers], per: 'caller', max: 60, windowMs: MINUTE },
  // Enough to read a season in some minutes. A page of picks takes about ten milliseconds.
  { name: 'audit', endpoints: AUDIT, per: 'address', max: 600, windowMs: MINUTE, hasFreePolls: true },
  { name: 'calls per user', endpoints: ALL, per: 'user', max: 3_000, windowMs: 5 * MINUTE, hasFreePolls: true },
  {
    name: 'reads per address',
    endpoints: ALL.filter(isRead),
    per: 'visitor',
    max: 30_000,
    windowMs: 5 * MINUTE,
    hasFreePolls: true,
  },
  {
    name: 'writes per address',
    endpoints: ALL.filter((endpoint) => !isRead(endpoint)),
    per: 'visitor',
    max: 3_000,
    windowMs: 5 * MINUTE,
  },
  // Their addresses hold a secret.
  { name: 'pages per address', endpoints: 'pages', per: 'address', max: 3_000, windowMs: 5 * MINUTE },
  { name: 'everything per address', endpoints: 'everything', per: 'address', max: 20_000, windowMs: 10 * SECOND },
];

/** Every rate limit of the server (docs/decisions/0020, 0103). */
export const RATE_LIMITS: readonly RateLimit[] = [
  ...GUARDS.map((limit): RateLimit => ({ ...limit, counted: 'once' })),
  ...LOADS.map((limit): RateLimit => ({ ...limit, counted: 'per process' })),
];
