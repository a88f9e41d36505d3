import * as z from 'zod/mini';
import type * as endpoints from '../endpoints.ts';
import { pickResponse } from '../prediction.ts';
import { receipt } from '../proof.ts';
import { optional } from '../wire.ts';

export type CallName = keyof typeof endpoints;
export type SuccessStatus = 200 | 201 | 204;
/** Statuses that only some calls return. Those that follow from the kind of a call are in `call-statuses.ts`. */
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 502;

export type CallInfo = {
  summary: string;
  /** Players have a session; everyone also includes visitors. */
  access: 'everyone' | 'player';
  /** With what each status means, if there are several. */
  success: Partial<Record<SuccessStatus, string>>;
  errors?: Partial<Record<ErrorStatus, string>>;
  /** Whether the response depends on an `Idempotency-Key`. */
  idempotent?: true;
  /** What a server sends, if that is more than the app reads: the schema of the call only has what is read. */
  sent?: z.ZodMiniType;
  /** Whether a success starts or ends the session of the caller. */
  session?: 'starts' | 'ends';
};

const OK = { 200: 'Success' };
const DONE = { 204: 'Success' };
const NO_MATCH = { 404: 'There is no such match.' };
const NO_USER = { 404: 'There is no such user.' };
const NO_THREAD = { 404: "There is no such thread, or it isn't the caller's." };
const SENT = { 201: 'Sent', 200: 'Already sent with the same Idempotency-Key' };
const NO_SHARE = { 404: 'There is no such share, or no longer.' };
const NOT_SO_LONG = { 404: "The log doesn't have as many entries." };
const NOT_MODERATOR = { 404: "It doesn't exist, or the caller isn't a moderator." };
const NO_LEAGUE = { 404: "There is no such league, or the caller isn't in it." };
const ONLY_OWNER = { ...NO_LEAGUE, 403: "The caller doesn't own the league." };
const NO_INVITE = { 404: 'There is no such link, or it was replaced or revoked.' };
const ONLY_FOLLOWED = { 403: 'The caller may only write to people they follow.' };

/** What the schemas don't say about each call. A missing entry is a type error. */
export const CALLS: Record<CallName, CallInfo> = {
  currentUser: { summary: 'Get the logged-in user', access: 'player', success: OK },
  login: {
    summary: 'Log in and set the session cookie',
    access: 'everyone',
    success: OK,
    errors: { 401: 'Wrong email address or password.' },
    session: 'starts',
  },
  logout: { summary: 'Log out; also succeeds without a session', access: 'everyone', success: DONE, session: 'ends' },
  signup: {
    summary: 'Create an account and log in',
    access: 'everyone',
    success: OK,
    errors: { 400: 'Invalid input, a taken username, or the caller is already logged in.' },
    idempotent: true,
    session: 'starts',
  },
  forgotPassword: {
    summary: 'Email a password reset link; the same response for every address',
    access: 'everyone',
    success: OK,
  },
  resetPassword: {
    summary: 'Set a new password with the token of a reset link',
    access: 'everyone',
    success: OK,
    errors: { 400: 'Invalid input, or the link is invalid or has expired.' },
  },
  resendConfirmation: { summary: 'Email a new confirmation link', access: 'player', success: OK },
  activeSessions: { summary: 'List the sessions of the caller, this one first', access: 'player', success: OK },
  endSession: {
    summary: 'End one session of the caller',
    access: 'player',
    success: OK,
    errors: { 404: 'The caller has no such session.' },
  },
  logoutEverywhere: { summary: 'End all sessions of the caller', access: 'player', success: OK, session: 'ends' },
  newResults: {
    summary: 'Get the totals of the results that the caller has not been shown yet, and the newest of them',
    access: 'player',
    success: OK,
  },
  markResultsSeen: {
    summary: 'Mark the results graded until a time as shown',
    access: 'player',
    success: OK,
    errors: { 400: 'Invalid input, or a time in the future.' },
  },
  hiddenResults: {
    summary: 'Get whose results the caller hides, and which of them they have chosen to see',
    access: 'player',
    success: OK,
  },
  hideResults: {
    summary: 'Choose whose results are hidden: of all matches, or of those of some clubs',
    access: 'player',
    success: OK,
    errors: { 400: 'Invalid input, or an unknown club.' },
  },
  showResult: {
    summary: 'Show the result of a match, or of all matches that have started by now',
    access: 'player',
    success: OK,
    errors: { 400: 'Invalid input, or a match that does not exist.' },
  },
  searchUsers: { summary: 'Find at most 20 users by a part of their username', access: 'player', success: OK },
  userSummary: { summary: 'Get a profile; null if there is no such user', access: 'everyone', success: OK },
  followers: { summary: 'List the followers of a user', access: 'everyone', success: OK, errors: NO_USER },
  following: { summary: 'List whom a user follows', access: 'everyone', success: OK, errors: NO_USER },
  follow: {
    summary: 'Follow a user',
    access: 'player',
    success: OK,
    errors: { ...NO_USER, 400: 'The user is the caller.' },
  },
  unfollow: {
    summary: 'Unfollow a user',
    access: 'player',
    success: OK,
    errors: { ...NO_USER, 400: 'The user is the caller.' },
  },
  removeFollower: {
    summary: 'Remove a follower of the caller; `id` is the caller',
    access: 'player',
    success: OK,
    errors: { 404: "`id` isn't the caller." },
  },
  notifications: { summary: 'List the newest 200 notifications, newest first', access: 'player', success: OK },
  markRead: {
    summary: 'Mark a notification as read',
    access: 'player',
    success: OK,
    errors: { 404: 'The caller has no such notification.' },
  },
  markAllRead: { summary: 'Mark all notifications as read', access: 'player', success: OK },
  unreadCount: { summary: 'Count the unread notifications', access: 'player', success: OK },
  matchChats: { summary: 'List the chats of matches that the caller has picked on', access: 'player', success: OK },
  matchChat: {
    summary: 'List the newest 200 messages of a match, oldest first; marks them as read',
    access: 'everyone',
    success: OK,
    errors: NO_MATCH,
  },
  sendChatMessage: {
    summary: 'Post a message about a match',
    access: 'player',
    success: SENT,
    errors: { ...NO_MATCH, 403: 'The caller has not picked on this match.' },
    idempotent: true,
  },
  match: { summary: 'Get the status and score of a match', access: 'everyone', success: OK, errors: NO_MATCH },
  playByPlay: { summary: 'List the plays of a match, newest first', access: 'everyone', success: OK, errors: NO_MATCH },
  lockPick: {
    summary: 'Make a pick, for good',
    access: 'player',
    success: { 201: 'The pick is stored.', 200: 'The same pick was already stored.' },
    errors: { ...NO_MATCH, 409: 'The match takes no picks, or the other choice is stored.' },
    sent: z.extend(pickResponse, { receipt: optional(z.nullable(receipt)) }),
  },
  pickReceipt: {
    summary: "Get the receipt of the caller's pick on a match; null for a pick that is older than the log",
    access: 'player',
    success: OK,
    errors: { 404: 'The caller has no pick on such a match.' },
  },
  randomPrediction: {
    summary: 'Get the card of a match that the caller has not picked on, or of the requested match',
    access: 'everyone',
    success: OK,
  },
  spotlightPrediction: { summary: 'Get the most interesting card', access: 'everyone', success: OK },
  shares: { summary: 'List the newest 200 shares of the caller, newest first', access: 'player', success: OK },
  createShare: {
    summary: 'Share a settled pick, the settled picks of a week, or the edge',
    access: 'player',
    success: { 201: 'Shared', 200: 'Already shared; what it shows is as of now.' },
    errors: { 404: 'The caller has nothing settled like this.' },
  },
  share: {
    summary: 'Get what a player shared',
    access: 'everyone',
    success: OK,
    errors: NO_SHARE,
  },
  deleteShare: {
    summary: 'Stop sharing: the page and the picture are gone',
    access: 'player',
    success: DONE,
    errors: { 404: 'The caller has no such share.' },
  },
  slate: {
    summary: 'List the predictions of the matches that start in a period of at most 48 hours, by start',
    access: 'everyone',
    success: OK,
  },
  clubs: { summary: 'List the clubs of the leagues that are played', access: 'everyone', success: OK },
  userClubs: {
    summary: 'List the clubs that the caller follows, with their next matches',
    access: 'player',
    success: OK,
  },
  followClubs: {
    summary: 'Replace the clubs that the caller follows, given by name or code',
    access: 'player',
    success: OK,
    errors: { 400: 'More than 30 clubs, or one that the server does not know.' },
  },
  practice: {
    summary: 'Get ten random real matches that were played long ago, with their results, to practice on',
    access: 'everyone',
    success: OK,
  },
  leaderboard: {
    summary: 'Get a leaderboard, best first, at most 1,000 rows',
    access: 'everyone',
    success: OK,
    errors: { 401: 'The scope `following` needs a session.' },
  },
  friendLeagues: { summary: 'List the leagues of the caller, by name', access: 'player', success: OK },
  createFriendLeague: {
    summary: 'Create a league, with the caller as its owner and only member',
    access: 'player',
    success: { 201: 'Created' },
    errors: { 400: 'Invalid input, or a start more than a year ahead.', 409: 'The caller is in 20 leagues.' },
  },
  friendLeague: {
    summary: 'Get a league of the caller: its members, invite link and weeks',
    access: 'player',
    success: OK,
    errors: NO_LEAGUE,
  },
  friendLeagueTable: {
    summary: 'Get the table of a league of the caller, or of one of its weeks',
    access: 'player',
    success: OK,
    errors: { ...NO_LEAGUE, 400: "Invalid input, or `week` isn't the start of a week." },
  },
  renameFriendLeague: { summary: 'Rename a league', access: 'player', success: OK, errors: ONLY_OWNER },
  createInvite: {
    summary: 'Make a new invite link, which replaces the earlier one',
    access: 'player',
    success: OK,
    errors: ONLY_OWNER,
  },
  revokeInvite: { summary: 'Revoke the invite link', access: 'player', success: OK, errors: ONLY_OWNER },
  leaveFriendLeague: {
    summary: 'Leave a league; if the owner leaves, the oldest member becomes the owner',
    access: 'player',
    success: OK,
    errors: NO_LEAGUE,
  },
  removeFriendLeagueMember: {
    summary: 'Remove a member, and revoke the invite link',
    access: 'player',
    success: OK,
    errors: { ...ONLY_OWNER, 400: 'The caller can only leave.' },
  },
  invite: { summary: 'Get what an invite link leads to', access: 'everyone', success: OK, errors: NO_INVITE },
  joinFriendLeague: {
    summary: 'Join a league by an invite link; also succeeds for its members',
    access: 'player',
    success: OK,
    errors: { ...NO_INVITE, 409: 'The league is full, the link has expired, or the caller is in 20 leagues.' },
  },
  completedLive: {
    summary: 'List the matches of the last 14 days: live, provisional, then the others, newest first',
    access: 'everyone',
    success: OK,
  },
  gameInfo: {
    summary: 'Get which season is played and which optional features the server has',
    access: 'everyone',
    success: OK,
  },
  machineStats: { summary: "Get the Machine's streaks", access: 'everyone', success: OK },
  machineEdge: {
    summary: 'List players by edge, at most 1,000 rows, with at least 20 disagreements',
    access: 'everyone',
    success: OK,
  },
  machineRecord: {
    summary: "Get the Machine's record in a league: how good its predictions were, per kind of season",
    access: 'everyone',
    success: OK,
  },
  userEdge: {
    summary: "Get a user's edge over time, by league and by club; null for an unknown user",
    access: 'everyone',
    success: OK,
  },
  recap: { summary: 'Get the recap of a match; null if there is no such match', access: 'everyone', success: OK },
  achievements: { summary: 'List all achievements, as the caller has earned them', access: 'everyone', success: OK },
  dmThreads: { summary: 'List the newest 200 threads of the caller, newest first', access: 'player', success: OK },
  createThread: {
    summary: 'Find or start the thread with these people',
    access: 'player',
    success: { 201: 'The thread is new.', 200: 'The thread already exists.' },
    errors: { ...ONLY_FOLLOWED, ...NO_USER },
  },
  dmMessages: {
    summary: 'List the newest 200 messages of a thread, oldest first',
    access: 'player',
    success: OK,
    errors: NO_THREAD,
  },
  sendDmMessage: {
    summary: 'Send a message to a thread',
    access: 'player',
    success: SENT,
    errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
    idempotent: true,
  },
  addParticipants: {
    summary: 'Find or start the thread that also has these people',
    access: 'player',
    success: OK,
    errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
  },
  blocks: { summary: 'List whom the caller has blocked, newest first', access: 'player', success: OK },
  block: {
    summary: 'Block a user: hides both from each other and ends their follows',
    access: 'player',
    success: OK,
    errors: { ...NO_USER, 400: 'The user is the caller.', 409: 'The caller has blocked as many users as possible.' },
  },
  unblock: { summary: 'Unblock a user, if they are blocked', access: 'player', success: OK },
  mutes: { summary: 'List whom the caller has muted, newest first', access: 'player', success: OK },
  mute: {
    summary: 'Mute a user: hides their messages in chats and groups, and notifications about them',
    access: 'player',
    success: OK,
    errors: { ...NO_USER, 400: 'The user is the caller.', 409: 'The caller has muted as many users as possible.' },
  },
  unmute: { summary: 'Unmute a user, if they are muted', access: 'player', success: OK },
  leaveThread: {
    summary: 'Leave a thread, or decline a request',
    access: 'player',
    success: OK,
    errors: { ...NO_THREAD, 409: 'The thread belongs to something else that the caller can leave.' },
  },
  acceptThread: { summary: 'Accept a request', access: 'player', success: OK, errors: NO_THREAD },
  deleteDmMessage: {
    summary: 'Delete the text of a message of the caller',
    access: 'player',
    success: OK,
    errors: { 404: 'The caller has no such message.' },
  },
  deleteChatMessage: {
    summary: 'Delete the text of a message of the caller',
    access: 'player',
    success: OK,
    errors: { 404: 'The caller has no such message.' },
  },
  updatePreference: { summary: 'Change one preference', access: 'player', success: OK },
  changePassword: {
    summary: 'Change the password; ends all other sessions',
    access: 'player',
    success: OK,
    errors: { 400: 'Invalid input, or the current password is wrong.' },
    session: 'starts',
  },
  deleteAccount: { summary: 'Delete the account of the caller', access: 'player', success: OK, session: 'ends' },
  reminders: { summary: 'Get how the caller is reminded of matches', access: 'player', success: OK },
  updateReminders: {
    summary: 'Change the hour of the digest, the quiet hours or the time zone',
    access: 'player',
    success: OK,
  },
  createCalendarAddress: {
    summary: "Make a new secret address for the caller's calendar; the old one stops working",
    access: 'player',
    success: { 201: 'Created' },
  },
  revokeCalendarAddress: { summary: "Remove the address of the caller's calendar", access: 'player', success: OK },
  pushKey: { summary: 'Get the public VAPID key, with which browsers subscribe', access: 'player', success: OK },
  subscribeToPush: {
    summary: 'Send push notifications to this browser, until its session ends',
    access: 'player',
    success: { 201: 'Subscribed' },
    errors: { 400: "Invalid input, a push service that isn't public, or too many browsers." },
  },
  unsubscribeFromPush: {
    summary: 'Send no more push notifications to a browser; also succeeds if none were sent to it',
    access: 'player',
    success: OK,
  },
  sendTestPush: {
    summary: 'Send a push notification to a browser of the caller now',
    access: 'player',
    success: OK,
    errors: {
      404: 'The caller has no such browser, or its push service no longer knows it.',
      502: 'The push service is unavailable.',
    },
  },
  exportData: {
    summary: 'Get everything that is stored about the caller; with the format csv as a ZIP of CSV files',
    access: 'player',
    success: OK,
  },
  audit: { summary: 'Get the key that signs the log, and its newest checkpoint', access: 'everyone', success: OK },
  auditCheckpoints: { summary: 'List the checkpoints of the log, by size', access: 'everyone', success: OK },
  auditEntries: { summary: 'List the entries of the log', access: 'everyone', success: OK },
  auditInclusion: {
    summary: 'Get the path from an entry of the log to the root of a checkpoint',
    access: 'everyone',
    success: OK,
    errors: { ...NOT_SO_LONG, 400: "Invalid input, or the checkpoint doesn't cover the entry." },
  },
  auditConsistency: {
    summary: 'Get the proof that a checkpoint contains an earlier one',
    access: 'everyone',
    success: OK,
    errors: { ...NOT_SO_LONG, 400: 'Invalid input, or `from` is larger than `to`.' },
  },
  auditResults: { summary: 'List the graded matches, by id', access: 'everyone', success: OK },
  auditPicks: {
    summary: 'List the graded picks on a match, by player; without those of deleted accounts',
    access: 'everyone',
    success: OK,
    errors: NO_MATCH,
  },
  createReport: {
    summary: 'Report a message, a name or a picture to the moderators',
    access: 'player',
    success: { 201: 'Reported', 200: 'The caller had already reported it.' },
    errors: { 400: 'Invalid input, or it is their own.', 404: "It doesn't exist, or the caller can't see it." },
  },
  moderationCases: {
    summary: 'List what was reported, by subject: the open cases oldest first, the decided ones newest first',
    access: 'player',
    success: OK,
    errors: NOT_MODERATOR,
  },
  moderationCase: {
    summary: 'Get a case with its context and all decisions',
    access: 'player',
    success: OK,
    errors: NOT_MODERATOR,
  },
  decideCase: {
    summary: 'Decide a case',
    access: 'player',
    success: { 201: 'Decided' },
    errors: {
      ...NOT_MODERATOR,
      400: 'Invalid input, or an action that the case does not allow.',
      403: 'The player is a moderator.',
      409: 'The case has changed since that revision.',
    },
  },
  undoDecision: {
    summary: 'Undo a decision',
    access: 'player',
    success: OK,
    errors: { ...NOT_MODERATOR, 403: 'The player is a moderator.', 409: 'It can no longer be undone.' },
  },
  moderationLog: {
    summary: 'List the log of all decisions, newest first',
    access: 'player',
    success: OK,
    errors: NOT_MODERATOR,
  },
  setWordFilter: {
    summary: 'Switch the word filter of a match chat on or off',
    access: 'player',
    success: OK,
    errors: NOT_MODERATOR,
  },
  reportClientError: { summary: 'Report an error of the page', access: 'everyone', success: DONE },
};
