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
const NO_OTHER_USER = { ...NO_USER, 400: 'The user is the caller.' };
const NO_MESSAGE = { 404: 'The caller has no such message.' };
const NO_THREAD = { 404: "There is no such thread, or it isn't the caller's." };
const SENT = { 201: 'Sent', 200: 'Already sent with the same Idempotency-Key' };
const NO_SHARE = { 404: 'There is no such share, or no longer.' };
const NOT_SO_LONG = { 404: "The log doesn't have as many entries." };
const NOT_MODERATOR = { 404: "It doesn't exist, or the caller isn't a moderator." };
const NO_LEAGUE = { 404: "There is no such league, or the caller isn't in it." };
const ONLY_OWNER = { ...NO_LEAGUE, 403: "The caller doesn't own the league." };
const NO_INVITE = { 404: 'There is no such link, or it was replaced or revoked.' };
const ONLY_FOLLOWED = { 403: 'The caller may only write to people they follow.' };

type Details = Omit<CallInfo, 'summary' | 'access' | 'success'> & Partial<Pick<CallInfo, 'success'>>;

const callFor =
  (access: CallInfo['access']) =>
  (summary: string, details?: Details): CallInfo => ({ summary, access, success: OK, ...details });
const player = callFor('player');
const everyone = callFor('everyone');

/** What the schemas don't say about each call. A missing entry is a type error. */
export const CALLS: Record<CallName, CallInfo> = {
  currentUser: player('Get the logged-in user'),
  login: everyone('Log in and set the session cookie', {
    errors: { 401: 'Wrong email address or password.' },
    session: 'starts',
  }),
  logout: everyone('Log out; also succeeds without a session', { success: DONE, session: 'ends' }),
  signup: everyone('Create an account and log in', {
    errors: { 400: 'Invalid input, a taken username, or the caller is already logged in.' },
    idempotent: true,
    session: 'starts',
  }),
  forgotPassword: everyone('Email a password reset link; the same response for every address'),
  resetPassword: everyone('Set a new password with the token of a reset link', {
    errors: { 400: 'Invalid input, or the link is invalid or has expired.' },
  }),
  resendConfirmation: player('Email a new confirmation link'),
  activeSessions: player('List the sessions of the caller, this one first'),
  endSession: player('End one session of the caller', { errors: { 404: 'The caller has no such session.' } }),
  logoutEverywhere: player('End all sessions of the caller', { session: 'ends' }),
  newResults: player('Get the totals of the results that the caller has not been shown yet, and the newest of them'),
  markResultsSeen: player('Mark the results graded until a time as shown', {
    errors: { 400: 'Invalid input, or a time in the future.' },
  }),
  hiddenResults: player('Get whose results the caller hides, and which of them they have chosen to see'),
  hideResults: player('Choose whose results are hidden: of all matches, or of those of some clubs', {
    errors: { 400: 'Invalid input, or an unknown club.' },
  }),
  showResult: player('Show the result of a match, or of all matches that have started by now', {
    errors: { 400: 'Invalid input, or a match that does not exist.' },
  }),
  searchUsers: player('Find at most 20 users by a part of their username'),
  userSummary: everyone('Get a profile; null if there is no such user'),
  followers: everyone('List the followers of a user', { errors: NO_USER }),
  following: everyone('List whom a user follows', { errors: NO_USER }),
  follow: player('Follow a user', { errors: NO_OTHER_USER }),
  unfollow: player('Unfollow a user', { errors: NO_OTHER_USER }),
  removeFollower: player('Remove a follower of the caller; `id` is the caller', {
    errors: { 404: "`id` isn't the caller." },
  }),
  notifications: player('List the newest 200 notifications, newest first'),
  markRead: player('Mark a notification as read', { errors: { 404: 'The caller has no such notification.' } }),
  markAllRead: player('Mark all notifications as read'),
  unreadCount: player('Count the unread notifications'),
  matchChats: player('List the chats of matches that the caller has picked on'),
  matchChat: everyone('List the newest 200 messages of a match, oldest first; marks them as read', {
    errors: NO_MATCH,
  }),
  sendChatMessage: player('Post a message about a match', {
    success: SENT,
    errors: { ...NO_MATCH, 403: 'The caller has not picked on this match.' },
    idempotent: true,
  }),
  match: everyone('Get the status and score of a match', { errors: NO_MATCH }),
  playByPlay: everyone('List the plays of a match, newest first', { errors: NO_MATCH }),
  lockPick: player('Make a pick, for good', {
    success: { 201: 'The pick is stored.', 200: 'The same pick was already stored.' },
    errors: { ...NO_MATCH, 409: 'The match takes no picks, or the other choice is stored.' },
    sent: z.extend(pickResponse, { receipt: optional(z.nullable(receipt)) }),
  }),
  pickReceipt: player("Get the receipt of the caller's pick on a match; null for a pick that is older than the log", {
    errors: { 404: 'The caller has no pick on such a match.' },
  }),
  randomPrediction: everyone('Get the card of a match that the caller has not picked on, or of the requested match'),
  spotlightPrediction: everyone('Get the most interesting card'),
  shares: player('List the newest 200 shares of the caller, newest first'),
  createShare: player('Share a settled pick, the settled picks of a week, or the edge', {
    success: { 201: 'Shared', 200: 'Already shared; what it shows is as of now.' },
    errors: { 404: 'The caller has nothing settled like this.' },
  }),
  share: everyone('Get what a player shared', { errors: NO_SHARE }),
  deleteShare: player('Stop sharing: the page and the picture are gone', {
    success: DONE,
    errors: { 404: 'The caller has no such share.' },
  }),
  slate: everyone('List the predictions of the matches that start in a period of at most 48 hours, by start'),
  clubs: everyone('List the clubs of the leagues that are played'),
  userClubs: player('List the clubs that the caller follows, with their next matches'),
  followClubs: player('Replace the clubs that the caller follows, given by name or code', {
    errors: { 400: 'More than 30 clubs, or one that the server does not know.' },
  }),
  practice: everyone('Get ten random real matches that were played long ago, with their results, to practice on'),
  leaderboard: everyone('Get a leaderboard, best first, at most 1,000 rows', {
    errors: { 401: 'The scope `following` needs a session.' },
  }),
  friendLeagues: player('List the leagues of the caller, by name'),
  createFriendLeague: player('Create a league, with the caller as its owner and only member', {
    success: { 201: 'Created', 200: 'Already created by an identical request within the last ten minutes' },
    errors: { 400: 'Invalid input, or a start more than a year ahead.', 409: 'The caller is in 20 leagues.' },
  }),
  friendLeague: player('Get a league of the caller: its members, invite link and weeks', { errors: NO_LEAGUE }),
  friendLeagueTable: player('Get the table of a league of the caller, or of one of its weeks', {
    errors: { ...NO_LEAGUE, 400: "Invalid input, or `week` isn't the start of a week." },
  }),
  renameFriendLeague: player('Rename a league', { errors: ONLY_OWNER }),
  createInvite: player('Create a new invite link, which replaces the earlier one', { errors: ONLY_OWNER }),
  revokeInvite: player('Revoke the invite link', { errors: ONLY_OWNER }),
  leaveFriendLeague: player('Leave a league; if the owner leaves, the oldest member becomes the owner', {
    errors: NO_LEAGUE,
  }),
  removeFriendLeagueMember: player('Remove a member, and revoke the invite link', {
    errors: { ...ONLY_OWNER, 400: 'The caller can only leave.' },
  }),
  invite: everyone('Get what an invite link leads to', { errors: NO_INVITE }),
  joinFriendLeague: player('Join a league by an invite link; also succeeds for its members', {
    errors: { ...NO_INVITE, 409: 'The league is full, the link has expired, or the caller is in 20 leagues.' },
  }),
  completedLive: everyone('List the matches of the last 14 days: live, provisional, then the others, newest first'),
  gameInfo: everyone('Get which season is played and which optional features the server has'),
  machineStats: everyone("Get the Machine's streaks"),
  machineEdge: everyone('List players by edge, at most 1,000 rows, with at least 20 disagreements'),
  machineRecord: everyone("Get the Machine's record in a league: how good its predictions were, per kind of season"),
  userEdge: everyone("Get a user's edge over time, by league and by club; null for an unknown user"),
  recap: everyone('Get the recap of a match; null if there is no such match'),
  achievements: everyone('List all achievements, as the caller has earned them'),
  dmThreads: player('List the newest 200 threads of the caller, newest first'),
  createThread: player('Find or start the thread with these people', {
    success: { 201: 'The thread is new.', 200: 'The thread already exists.' },
    errors: { ...ONLY_FOLLOWED, ...NO_USER },
  }),
  dmMessages: player('List the newest 200 messages of a thread, oldest first', { errors: NO_THREAD }),
  sendDmMessage: player('Send a message to a thread', {
    success: SENT,
    errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
    idempotent: true,
  }),
  addParticipants: player('Find or start the thread that also has these people', {
    errors: { ...ONLY_FOLLOWED, ...NO_THREAD },
  }),
  blocks: player('List whom the caller has blocked, newest first'),
  block: player('Block a user: hides both from each other and ends their follows', {
    errors: { ...NO_OTHER_USER, 409: 'The caller has blocked as many users as possible.' },
  }),
  unblock: player('Unblock a user, if they are blocked'),
  mutes: player('List whom the caller has muted, newest first'),
  mute: player('Mute a user: hides their messages in chats and groups, and notifications about them', {
    errors: { ...NO_OTHER_USER, 409: 'The caller has muted as many users as possible.' },
  }),
  unmute: player('Unmute a user, if they are muted'),
  leaveThread: player('Leave a thread, or decline a request', {
    errors: { ...NO_THREAD, 409: 'The thread belongs to something else that the caller can leave.' },
  }),
  acceptThread: player('Accept a request', { errors: NO_THREAD }),
  deleteDmMessage: player('Delete the text of a message of the caller', { errors: NO_MESSAGE }),
  deleteChatMessage: player('Delete the text of a message of the caller', { errors: NO_MESSAGE }),
  updatePreference: player('Change one preference'),
  changePassword: player('Change the password; ends all other sessions', {
    errors: { 400: 'Invalid input, or the current password is wrong.' },
    session: 'starts',
  }),
  deleteAccount: player('Delete the account of the caller', { session: 'ends' }),
  reminders: player('Get how the caller is reminded of matches'),
  updateReminders: player('Change the hour of the digest, the quiet hours or the time zone'),
  createCalendarAddress: player("Make a new secret address for the caller's calendar; the old one stops working", {
    success: { 201: 'Created' },
  }),
  revokeCalendarAddress: player("Remove the address of the caller's calendar"),
  pushKey: player('Get the public VAPID key, with which browsers subscribe'),
  subscribeToPush: player('Send push notifications to this browser, until its session ends', {
    success: { 201: 'Subscribed' },
    errors: { 400: "Invalid input, a push service that isn't public, or too many browsers." },
  }),
  unsubscribeFromPush: player('Send no more push notifications to a browser; also succeeds if none were sent to it'),
  sendTestPush: player('Send a push notification to a browser of the caller now', {
    errors: {
      404: 'The caller has no such browser, or its push service no longer knows it.',
      502: 'The push service is unavailable.',
    },
  }),
  exportData: player('Get everything that is stored about the caller; with the format csv as a ZIP of CSV files'),
  audit: everyone('Get the key that signs the log, and its newest checkpoint'),
  auditCheckpoints: everyone('List the checkpoints of the log, by size'),
  auditEntries: everyone('List the entries of the log'),
  auditInclusion: everyone('Get the path from an entry of the log to the root of a checkpoint', {
    errors: { ...NOT_SO_LONG, 400: "Invalid input, or the checkpoint doesn't cover the entry." },
  }),
  auditConsistency: everyone('Get the proof that a checkpoint contains an earlier one', {
    errors: { ...NOT_SO_LONG, 400: 'Invalid input, or `from` is larger than `to`.' },
  }),
  auditResults: everyone('List the graded matches, by id'),
  auditPicks: everyone('List the graded picks on a match, by player; without those of deleted accounts', {
    errors: NO_MATCH,
  }),
  createReport: player('Report a message, a name or a picture to the moderators', {
    success: { 201: 'Reported', 200: 'The caller had already reported it.' },
    errors: { 400: 'Invalid input, or it is their own.', 404: "It doesn't exist, or the caller can't see it." },
  }),
  moderationCases: player(
    'List what was reported, by subject: the open cases oldest first, the decided ones newest first',
    { errors: NOT_MODERATOR },
  ),
  moderationCase: player('Get a case with its context and all decisions', { errors: NOT_MODERATOR }),
  decideCase: player('Decide a case', {
    success: { 201: 'Decided' },
    errors: {
      ...NOT_MODERATOR,
      400: 'Invalid input, or an action that the case does not allow.',
      403: 'The player is a moderator.',
      409: 'The case has changed since that revision.',
    },
  }),
  undoDecision: player('Undo a decision', {
    errors: { ...NOT_MODERATOR, 403: 'The player is a moderator.', 409: 'It can no longer be undone.' },
  }),
  moderationLog: player('List the log of all decisions, newest first', { errors: NOT_MODERATOR }),
  setWordFilter: player('Switch the word filter of a match chat on or off', { errors: NOT_MODERATOR }),
  reportClientError: everyone('Report an error of the page', { success: DONE }),
};
