import { endpoints, SEARCH_DEBOUNCE_MS } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { HttpHandler } from 'msw';
import { advance } from '../shared/clock.ts';
import { installFakePush } from '../shared/fake-push.ts';
import type { AppOptions } from './app.tsx';
import type { EndpointName } from './case.ts';
import { type Condition, fill, find, has, page, press, pressElement, waitFor, waitForElement } from './dom.ts';

installFakePush();

/** How a call is reached, and the sentence of its failure. */
type Row = AppOptions & { prepare?: () => Promise<void> };

export type ReadRow = Row & {
  kind: 'read';
  failure: string;
  /** The name of the retry button. */
  retry?: string;
};
export type PollRow = Row & { kind: 'poll'; everyMs: number; failure: Condition; ready: Condition };
/** A read that the page plays on without. */
export type SilentReadRow = Row & { kind: 'silent read'; ready: Condition };
export type WriteRow = Row & {
  kind: 'write';
  press: () => Promise<void>;
  /** Handlers after a success. */
  handlersAfter?: HttpHandler[];
  /** A toast with a title ("Error: Failed…"), an inline text, or nothing. */
  failure?: { title?: string; text: string };
  showsServerMessage?: boolean;
  /**
   * After a 401: the login opens, or it is an ordinary failure. Otherwise, the failure is shown, in a toast if the control
   * may disappear, and the session is checked.
   */
  on401?: 'login' | 'failure' | 'toast';
  /** Whether it is done before the server answers, and stays so. */
  isInstant?: boolean;
};
export type CallRow = ReadRow | PollRow | SilentReadRow | WriteRow;

const { player, rivalSummary, ownSummary, officeLeague } = fixtures;

const read = (path: string, failure: string, more: Partial<ReadRow> = {}): ReadRow => ({
  kind: 'read',
  path,
  failure,
  ...more,
});
const moderated = { user: fixtures.moderator };

type Press = () => Promise<void>;
const presses =
  (name: string | RegExp): Press =>
  () =>
    press('button', name);
const write = (path: string, pressing: Press | string | RegExp, more: Partial<WriteRow>): WriteRow => ({
  kind: 'write',
  path,
  press: typeof pressing === 'function' ? pressing : presses(pressing),
  ...more,
});
const inline = (text: string) => ({ failure: { text } });
const inDialog = (text: string) => ({ ...inline(text), showsServerMessage: true, on401: 'login' as const });
const toast = (text: string, title = 'Error') => ({ failure: { title, text }, showsServerMessage: true });
const silent = { on401: 'login' as const };

/** The settings show failures next to the control. */
const setting = (pressing: Press | string | RegExp, text: string, more: Partial<WriteRow> = {}) =>
  write('/settings', pressing, { ...inline(text), on401: 'toast', ...more });
const saysWhy = { showsServerMessage: true };

const waitsFor = (name: string | RegExp) => async () => void (await waitForElement('button', name));
const confirmButton = () => [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].at(-1);
/** A button, or an entry of its menu, that asks for confirmation. */
const confirms =
  (button: string | RegExp, entry?: string): Press =>
  async () => {
    if (!confirmButton()) {
      await press('button', button);
      if (entry !== undefined) await press('menuitem', entry);
    }
    await waitFor(() => confirmButton() !== undefined);
    pressElement(confirmButton());
  };
/** A form that one button submits. */
const submits =
  (values: Record<string, string>, button: string): Press =>
  async () => {
    await fill(values);
    await press('button', button);
  };
const switchOf = (label: string) =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent.startsWith(label),
  );
const switches =
  (label: string): Press =>
  async () => {
    await waitFor(() => switchOf(label) !== undefined);
    switchOf(label)?.click();
  };
/** Chooses a player in a dialog that a button opens. */
const choosing = (button: string, name: string) => async () => {
  await press('button', button);
  pressElement(await waitForElement('option', new RegExp(name)));
};

const digest = () =>
  [...page().querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === 'Email digest');
async function chooseDigest(): Promise<void> {
  await waitFor(() => digest() !== undefined);
  const select = digest() as HTMLSelectElement;
  select.value = '7';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const summary = (body: typeof rivalSummary) => ({ handlers: [reply(endpoints.userSummary, body)] });
const reminders = (body: typeof fixtures.reminders) => ({ handlers: [reply(endpoints.reminders, body)] });
const league = (body: typeof officeLeague) => ({ handlers: [reply(endpoints.friendLeague, body)] });
const hidden = (body: typeof fixtures.allHidden) => reply(endpoints.hiddenResults, body);
const caseOf = (details: typeof fixtures.openCaseDetails) => ({
  ...moderated,
  handlers: [reply(endpoints.moderationCase, details)],
});

const MIRA = '/profile/u-mira';
const CHAT = '/match-chat/nba-lal-phx';
const THREAD = '/messages/t-mira';
const LEAGUE = '/leagues/l-office';
const JOIN = `/join/${fixtures.invite.code}`;
const CASE = `/moderation?case=${fixtures.openCase.id}`;
const RECEIPT = '/receipts/nba-lal-phx-1';
const visitor = { as: 'visitor' as const };
const threads = reply(endpoints.dmThreads, [{ ...fixtures.dmThread, canLeave: true }, fixtures.groupThread]);
const [, ownDm] = fixtures.dmMessages;
const ownChatMessage = { ...fixtures.userChatMessage, id: '20', userId: player.id, username: player.username };
const [blocked] = fixtures.blockedPlayers;
const [muted] = fixtures.mutedPlayers;

const LOGIN = { Email: 'ada@example.com', Password: 'a long password' };
const SIGNUP = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Username (optional)': 'ada',
  'Confirm password': 'a long password',
  ...LOGIN,
};
const RESET = { 'New password': 'another long password', 'Confirm new password': 'another long password' };
const SHOW_RESULT = /^Show result, /;
const SUMMARY = / of 4 right, /;
const heading = (text: string) => () => page().querySelector('main h1')?.textContent === text;

/** Tested with every fault in other files. */
const SAMPLE = 'tested with every fault';
/** Part of the contract, for other clients and for anyone who checks the server: no screen makes these calls. */
const NOT_SENT = 'not made by the app';

/** Every call of the contract. A call without a row does not compile. */
export const CALLS = {
  currentUser: SAMPLE,
  leaderboard: SAMPLE,
  newResults: SAMPLE,
  completedLive: SAMPLE,
  follow: SAMPLE,
  sendChatMessage: SAMPLE,
  lockPick: SAMPLE,
  reportClientError: 'tested in error-reports.test.tsx',
  pushKey: 'tested in flows/integration/Reminders.stories.tsx',
  auditConsistency: 'tested in flows/journeys/Receipt.stories.tsx',
  spotlightPrediction: NOT_SENT,
  auditCheckpoints: NOT_SENT,
  auditEntries: NOT_SENT,
  auditInclusion: NOT_SENT,
  auditResults: NOT_SENT,
  auditPicks: NOT_SENT,

  searchUsers: read('/nowhere', 'Search failed.', {
    prepare: async () => {
      await press('button', 'Search users');
      await fill({ 'Search by username': 'mi' });
      await advance(SEARCH_DEBOUNCE_MS);
    },
  }),
  userSummary: read(MIRA, "Couldn't load this profile."),
  followers: read(MIRA, "Couldn't load the list.", { prepare: presses(/followers$/) }),
  following: read(MIRA, "Couldn't load the list.", { prepare: presses(/following$/) }),
  notifications: read('/nowhere', "Couldn't load notifications.", { prepare: presses(/^Notifications/) }),
  matchChats: read('/nowhere', "Couldn't load chats.", { prepare: presses('Menu') }),
  randomPrediction: read('/', 'Failed to load prediction'),
  recap: read('/completed/nba-lal-phx-1', 'Failed to load match details', { retry: 'Retry' }),
  achievements: read('/achievements', "Couldn't load achievements."),
  dmThreads: read('/messages', "Couldn't load messages."),
  dmMessages: read(THREAD, 'Failed to fetch thread.', { handlers: [threads] }),
  activeSessions: read('/settings', "Couldn't load your devices."),
  machineEdge: read('/machine', "Couldn't load the table."),
  userEdge: read(MIRA, "Couldn't load the edge over time."),
  practice: read('/practice', "Couldn't load the practice matches."),
  machineRecord: read('/machine', "Couldn't load the record."),
  pickReceipt: read(RECEIPT, "Couldn't load your receipt."),
  audit: read(RECEIPT, "Couldn't load your receipt."),
  blocks: read('/settings', "Couldn't load the players you blocked."),
  mutes: read('/settings', "Couldn't load the players you muted."),
  friendLeagues: read('/leagues', "Couldn't load your leagues."),
  friendLeague: read(LEAGUE, "Couldn't load this league."),
  friendLeagueTable: read(LEAGUE, "Couldn't load the table."),
  invite: read(JOIN, "Couldn't load the invitation."),
  moderationCases: read('/moderation', "Couldn't load the reports.", moderated),
  moderationCase: read(CASE, "Couldn't load this report.", moderated),
  moderationLog: read('/moderation?tab=log', "Couldn't load the reports.", moderated),
  clubs: read('/settings', "Couldn't load the clubs."),
  userClubs: read('/settings', "Couldn't load the clubs."),
  share: read('/s/share-pick', "Couldn't load this page."),
  shares: read('/settings', "Couldn't load your links."),
  reminders: read('/settings', "Couldn't load your reminders."),
  hiddenResults: read('/settings', "Couldn't load this setting."),

  gameInfo: { kind: 'silent read', path: '/', ready: 'Demo season: simulated matches' },

  unreadCount: {
    kind: 'poll',
    path: '/nowhere',
    everyMs: 30_000,
    failure: () => has('button', 'Notifications'),
    ready: () => has('button', 'Notifications, 3 unread'),
  },
  matchChat: {
    kind: 'poll',
    path: CHAT,
    everyMs: 3_000,
    failure: "Couldn't load messages.",
    ready: 'Be kind to each other, please.',
  },
  match: {
    kind: 'poll',
    path: CHAT,
    everyMs: 3_000,
    failure: heading('Live Play-by-Play'),
    ready: heading('PHX 74 - 78 LAL'),
  },
  playByPlay: {
    kind: 'poll',
    path: CHAT,
    // Few enough that all are in the page.
    handlers: [reply(endpoints.playByPlay, fixtures.nbaPlays.slice(-8))],
    everyMs: 3_000,
    failure: "Couldn't load plays.",
    ready: 'Ilan Brandt makes a free throw',
  },
  machineStats: {
    kind: 'poll',
    path: '/completed',
    everyMs: 60_000,
    failure: 'Current streak unknown, best unknown',
    ready: 'Current streak 3, best 11',
  },
  slate: {
    kind: 'poll',
    path: '/today',
    everyMs: 10_000,
    failure: "Couldn't load the matches.",
    ready: 'Milwaukee Bucks',
  },

  login: write('/nowhere?login=1', submits(LOGIN, 'Log in'), {
    ...visitor,
    ...toast('Invalid email or password', 'Login failed'),
    handlersAfter: [reply(endpoints.currentUser, player)],
    on401: 'failure',
  }),
  logout: write(
    '/nowhere',
    async () => {
      await press('button', player.username);
      await press('menuitem', 'Logout');
    },
    { failure: { title: 'Error', text: 'Failed to logout' } },
  ),
  signup: write('/signup', submits(SIGNUP, 'Create account'), {
    ...visitor,
    ...toast('Failed to create account', 'Signup failed'),
    on401: 'failure',
  }),
  forgotPassword: write('/forgot-password', submits({ Email: LOGIN.Email }, 'Send reset link'), {
    ...visitor,
    ...toast('Failed to send reset email'),
    on401: 'failure',
  }),
  resetPassword: write('/reset-password/a-token', submits(RESET, 'Set new password'), {
    ...visitor,
    ...toast('Invalid or expired reset link', 'Reset failed'),
    on401: 'failure',
  }),
  unfollow: write(MIRA, 'Following', { ...summary(fixtures.followedSummary), ...silent }),
  removeFollower: write('/profile/u-ada', /^Remove mira/, {
    handlers: [
      reply(endpoints.userSummary, ownSummary),
      reply(endpoints.followers, [fixtures.rival, fixtures.userAt(6)]),
    ],
    prepare: presses(/followers$/),
    ...silent,
  }),
  markRead: write('/nowhere', /^Mark as read: mira/, { prepare: presses(/^Notifications/) }),
  markAllRead: write('/nowhere', 'Mark All Read', { prepare: presses(/^Notifications/) }),
  createThread: write('/messages', 'Start conversation', {
    handlers: [threads],
    prepare: choosing('New message', fixtures.rival.username),
    ...silent,
  }),
  addParticipants: write(THREAD, 'Add people', {
    handlers: [threads, reply(endpoints.following, [fixtures.userAt(6)])],
    prepare: choosing('Add people', fixtures.userAt(6).username),
    ...silent,
  }),
  sendDmMessage: write(THREAD, submits({ Message: 'What a quarter' }, 'Send'), {
    handlers: [threads],
    ...toast('Failed to send message.'),
    on401: 'login',
  }),
  followClubs: write('/settings', 'Chelsea', {
    ...toast('Failed to update your clubs. Please try again.'),
    prepare: presses(/^Premier League/),
  }),

  updatePreference: setting(switches('Match start'), 'Failed to update preferences. Please try again.'),
  changePassword: write('/settings', submits({ 'Current password': 'a long password', ...RESET }, 'Change password'), {
    ...inline('Failed to change password. Please check your current password.'),
    showsServerMessage: true,
    on401: 'failure',
  }),
  deleteAccount: setting(confirms('Delete account'), 'Failed to delete account. Please try again.', saysWhy),
  exportData: setting('Export data', 'Failed to export data.'),
  resendConfirmation: setting('Send again', 'Failed to send the email. Please try again.', {
    ...saysWhy,
    user: fixtures.unconfirmedPlayer,
  }),
  endSession: setting(/^Log out Safari on iPhone/, 'Failed to log out that device. Please try again.'),
  logoutEverywhere: setting(confirms('Log out everywhere'), 'Failed to log out everywhere. Please try again.', saysWhy),
  unblock: setting(new RegExp(`^Unblock ${blocked?.username}`), 'Failed to unblock. Please try again.'),
  unmute: setting(new RegExp(`^Unmute ${muted?.username}`), 'Failed to unmute. Please try again.'),
  deleteShare: setting(/^Stop sharing Los Angeles Lakers @/, 'Failed to stop sharing. Please try again.', {
    handlers: [reply(endpoints.shares, fixtures.ownShares)],
  }),
  hideResults: setting(switches('Hide all results'), 'Failed to update the setting. Please try again.', {
    handlers: [hidden(fixtures.nothingHidden)],
  }),
  updateReminders: setting(chooseDigest, 'Failed to save. Please try again.'),
  createCalendarAddress: setting('Create an address', 'Failed to create an address. Please try again.', saysWhy),
  revokeCalendarAddress: setting(confirms('Remove'), 'Failed to remove the address. Please try again.', {
    ...saysWhy,
    ...reminders({ ...fixtures.reminders, ...fixtures.calendarAddress }),
  }),
  subscribeToPush: setting(
    switches('Push notifications'),
    'Failed to turn on push notifications. Please try again.',
    saysWhy,
  ),
  unsubscribeFromPush: setting(
    switches('Push notifications'),
    'Failed to turn off push notifications. Please try again.',
    { ...saysWhy, ...reminders(fixtures.pushReminders), prepare: waitsFor('Send a test') },
  ),
  sendTestPush: setting('Send a test', 'Failed to send a test. Please try again.', {
    ...saysWhy,
    ...reminders(fixtures.pushReminders),
  }),

  block: write(MIRA, confirms(/^More about mira/, 'Block…'), {
    ...summary(rivalSummary),
    ...inDialog('Failed to block. Please try again.'),
  }),
  mute: write(
    MIRA,
    async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Mute');
    },
    { ...summary(rivalSummary), ...toast('Failed to mute. Please try again.'), on401: 'login' },
  ),
  leaveThread: write(THREAD, confirms('More about this conversation', 'Leave conversation…'), {
    handlers: [threads],
    ...inDialog('Failed to leave. Please try again.'),
  }),
  acceptThread: write('/messages/t-request', 'Accept', {
    handlers: [
      reply(endpoints.dmThreads, [fixtures.requestThread]),
      reply(endpoints.dmMessages, fixtures.requestMessages),
    ],
    ...toast('Failed to accept the request. Please try again.'),
    on401: 'login',
  }),
  deleteDmMessage: write(THREAD, confirms('More about your message', 'Delete…'), {
    handlers: [threads, reply(endpoints.dmMessages, ownDm ? [ownDm] : [])],
    ...inDialog('Failed to delete the message. Please try again.'),
  }),
  deleteChatMessage: write(CHAT, confirms('More about your message', 'Delete…'), {
    handlers: [reply(endpoints.matchChat, [ownChatMessage])],
    ...inDialog('Failed to delete the message. Please try again.'),
  }),
  createReport: write(MIRA, 'Send report', {
    ...summary(rivalSummary),
    prepare: async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Report…');
      await waitFor("What's wrong with it?");
      page().querySelector<HTMLElement>('input[value="SPAM"]')?.click();
    },
    ...inDialog('Failed to send the report. Please try again.'),
  }),

  createFriendLeague: write('/leagues', submits({ Name: 'The office' }, 'Create league'), {
    prepare: presses('New league'),
    ...inDialog("Couldn't create the league. Please try again."),
  }),
  createInvite: write(LEAGUE, 'Create an invite link', {
    ...league({ ...fixtures.newLeague, id: 'l-office' }),
    ...inDialog("Couldn't create a link. Please try again."),
  }),
  joinFriendLeague: write(JOIN, 'Join league', inDialog("Couldn't join the league. Please try again.")),
  renameFriendLeague: write(LEAGUE, submits({ Name: 'The old office' }, 'Rename'), {
    ...league(officeLeague),
    prepare: presses('Rename'),
    ...inDialog("Couldn't rename the league. Please try again."),
  }),
  revokeInvite: write(LEAGUE, confirms('Revoke link'), {
    ...league(officeLeague),
    ...inDialog("Couldn't revoke the link. Please try again."),
  }),
  removeFriendLeagueMember: write(LEAGUE, confirms(/^Remove mira/), {
    ...league(officeLeague),
    ...inDialog("Couldn't remove the player. Please try again."),
  }),
  leaveFriendLeague: write(LEAGUE, confirms('Leave league'), {
    ...league(officeLeague),
    ...inDialog("Couldn't leave the league. Please try again."),
  }),

  decideCase: write(CASE, 'Warn', {
    ...caseOf(fixtures.openCaseDetails),
    ...inline('Failed to save the decision. Please try again.'),
    ...saysWhy,
    on401: 'toast',
    prepare: presses('Warn'),
  }),
  undoDecision: write(CASE, confirms('Undo'), {
    ...caseOf(fixtures.decidedCaseDetails),
    ...inline('Failed to save the decision. Please try again.'),
    ...saysWhy,
    on401: 'toast',
  }),
  setWordFilter: write(CASE, switches('Word filter'), {
    ...caseOf(fixtures.openCaseDetails),
    ...toast('Failed to save. Please try again.'),
  }),
  createShare: write('/completed/nba-lal-phx-1', 'Create link', {
    prepare: presses('Share your pick'),
    ...inline('Failed to create the link. Please try again.'),
    on401: 'toast',
  }),
  markResultsSeen: write(
    '/',
    async () => {
      // Seen by opening the list, as by closing the card.
      if (find('button', SUMMARY)?.ariaExpanded === 'true') await press('button', SUMMARY);
      await press('button', SUMMARY);
    },
    { user: { ...player, newResultsCount: fixtures.newResults.totalCount }, isInstant: true },
  ),
  showResult: write('/completed', SHOW_RESULT, {
    handlers: [hidden(fixtures.allHidden), reply(endpoints.completedLive, fixtures.manyMatches(60))],
    failure: { title: 'Error', text: "Couldn't save what you've seen." },
    isInstant: true,
  }),
} satisfies Record<EndpointName, CallRow | string>;
