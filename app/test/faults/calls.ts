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
type Row = AppOptions & { id: `C${number}`; prepare?: () => Promise<void> };

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
   * After a 401: the login opens (R7), or it is an ordinary failure (R8). Otherwise, the failure is shown, in a toast if the
   * control may disappear, and the session is checked (R6).
   */
  on401?: 'login' | 'failure' | 'toast';
  /** Whether it is done before the server answers, and stays so. */
  isInstant?: boolean;
};
export type CallRow = ReadRow | PollRow | SilentReadRow | WriteRow;

const { player, rivalSummary, ownSummary, officeLeague } = fixtures;

const read = (id: Row['id'], path: string, failure: string, more: Partial<ReadRow> = {}): ReadRow => ({
  kind: 'read',
  id,
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
const write = (id: Row['id'], path: string, pressing: Press | string | RegExp, more: Partial<WriteRow>): WriteRow => ({
  kind: 'write',
  id,
  path,
  press: typeof pressing === 'function' ? pressing : presses(pressing),
  ...more,
});
const inline = (text: string) => ({ failure: { text } });
const inDialog = (text: string) => ({ ...inline(text), showsServerMessage: true, on401: 'login' as const });
const toast = (text: string, title = 'Error') => ({ failure: { title, text }, showsServerMessage: true });
const silent = { on401: 'login' as const };

/** The settings show failures next to the control. */
const setting = (id: Row['id'], pressing: Press | string | RegExp, text: string, more: Partial<WriteRow> = {}) =>
  write(id, '/settings', pressing, { ...inline(text), on401: 'toast', ...more });
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
const SAMPLE = (id: Row['id']) => ({ kind: 'sample' as const, id });
/** Part of the contract, for other clients and for anyone who checks the server: no screen makes these calls. */
const NOT_SENT = 'not made by the app';

/** Every call of the contract. A call without a row does not compile. */
export const CALLS = {
  currentUser: SAMPLE('C01'),
  leaderboard: SAMPLE('C26'),
  newResults: SAMPLE('C48'),
  completedLive: SAMPLE('C27'),
  follow: SAMPLE('C11'),
  sendChatMessage: SAMPLE('C20'),
  lockPick: SAMPLE('C23'),
  reportClientError: 'tested in error-reports.test.tsx',
  pushKey: 'tested in flows/integration/Reminders.stories.tsx',
  auditConsistency: 'tested in flows/journeys/Receipt.stories.tsx',
  spotlightPrediction: NOT_SENT,
  auditCheckpoints: NOT_SENT,
  auditEntries: NOT_SENT,
  auditInclusion: NOT_SENT,
  auditResults: NOT_SENT,
  auditPicks: NOT_SENT,

  searchUsers: read('C07', '/nowhere', 'Search failed.', {
    prepare: async () => {
      await press('button', 'Search users');
      await fill({ 'Search by username': 'mi' });
      await advance(SEARCH_DEBOUNCE_MS);
    },
  }),
  userSummary: read('C08', MIRA, "Couldn't load this profile."),
  followers: read('C09', MIRA, "Couldn't load the list.", { prepare: presses(/followers$/) }),
  following: read('C10', MIRA, "Couldn't load the list.", { prepare: presses(/following$/) }),
  notifications: read('C14', '/nowhere', "Couldn't load notifications.", { prepare: presses(/^Notifications/) }),
  matchChats: read('C18', '/nowhere', "Couldn't load chats.", { prepare: presses('Menu') }),
  randomPrediction: read('C24', '/', 'Failed to load prediction'),
  recap: read('C29', '/completed/nba-lal-phx-1', 'Failed to load match details', { retry: 'Retry' }),
  achievements: read('C30', '/achievements', "Couldn't load achievements."),
  dmThreads: read('C31', '/messages', "Couldn't load messages."),
  dmMessages: read('C33', THREAD, 'Failed to fetch thread.', { handlers: [threads] }),
  activeSessions: read('C41', '/settings', "Couldn't load your devices."),
  machineEdge: read('C44', '/machine', "Couldn't load the table."),
  userEdge: read('C45', MIRA, "Couldn't load the edge over time."),
  practice: read('C47', '/practice', "Couldn't load the practice matches."),
  machineRecord: read('C51', '/machine', "Couldn't load the record."),
  pickReceipt: read('C61', RECEIPT, "Couldn't load your receipt."),
  audit: read('C62', RECEIPT, "Couldn't load your receipt."),
  blocks: read('C70', '/settings', "Couldn't load the players you blocked."),
  mutes: read('C71', '/settings', "Couldn't load the players you muted."),
  friendLeagues: read('C90', '/leagues', "Couldn't load your leagues."),
  friendLeague: read('C91', LEAGUE, "Couldn't load this league."),
  friendLeagueTable: read('C92', LEAGUE, "Couldn't load the table."),
  invite: read('C93', JOIN, "Couldn't load the invitation."),
  moderationCases: read('C101', '/moderation', "Couldn't load the reports.", moderated),
  moderationCase: read('C102', CASE, "Couldn't load this report.", moderated),
  moderationLog: read('C103', '/moderation?tab=log', "Couldn't load the reports.", moderated),
  clubs: read('C121', '/settings', "Couldn't load the clubs."),
  userClubs: read('C122', '/settings', "Couldn't load the clubs."),
  share: read('C130', '/s/share-pick', "Couldn't load this page."),
  shares: read('C131', '/settings', "Couldn't load your links."),
  reminders: read('C140', '/settings', "Couldn't load your reminders."),
  hiddenResults: read('C150', '/settings', "Couldn't load this setting."),

  gameInfo: { kind: 'silent read', id: 'C46', path: '/', ready: 'Demo season: simulated matches' },

  unreadCount: {
    kind: 'poll',
    id: 'C17',
    path: '/nowhere',
    everyMs: 30_000,
    failure: () => has('button', 'Notifications'),
    ready: () => has('button', 'Notifications, 3 unread'),
  },
  matchChat: {
    kind: 'poll',
    id: 'C19',
    path: CHAT,
    everyMs: 3_000,
    failure: "Couldn't load messages.",
    ready: 'Be kind to each other, please.',
  },
  match: {
    kind: 'poll',
    id: 'C21',
    path: CHAT,
    everyMs: 3_000,
    failure: heading('Live Play-by-Play'),
    ready: heading('PHX 74 - 78 LAL'),
  },
  playByPlay: {
    kind: 'poll',
    id: 'C22',
    path: CHAT,
    // Few enough that all are in the page.
    handlers: [reply(endpoints.playByPlay, fixtures.nbaPlays.slice(-8))],
    everyMs: 3_000,
    failure: "Couldn't load plays.",
    ready: 'Ilan Brandt makes a free throw',
  },
  machineStats: {
    kind: 'poll',
    id: 'C28',
    path: '/completed',
    everyMs: 60_000,
    failure: 'Current streak unknown, best unknown',
    ready: 'Current streak 3, best 11',
  },
  slate: {
    kind: 'poll',
    id: 'C120',
    path: '/today',
    everyMs: 10_000,
    failure: "Couldn't load the matches.",
    ready: 'Milwaukee Bucks',
  },

  login: write('C02', '/nowhere?login=1', submits(LOGIN, 'Log in'), {
    ...visitor,
    ...toast('Invalid email or password', 'Login failed'),
    handlersAfter: [reply(endpoints.currentUser, player)],
    on401: 'failure',
  }),
  logout: write(
    'C03',
    '/nowhere',
    async () => {
      await press('button', player.username);
      await press('menuitem', 'Logout');
    },
    { failure: { title: 'Error', text: 'Failed to logout' } },
  ),
  signup: write('C04', '/signup', submits(SIGNUP, 'Create account'), {
    ...visitor,
    ...toast('Failed to create account', 'Signup failed'),
    on401: 'failure',
  }),
  forgotPassword: write('C05', '/forgot-password', submits({ Email: LOGIN.Email }, 'Send reset link'), {
    ...visitor,
    ...toast('Failed to send reset email'),
    on401: 'failure',
  }),
  resetPassword: write('C06', '/reset-password/a-token', submits(RESET, 'Set new password'), {
    ...visitor,
    ...toast('Invalid or expired reset link', 'Reset failed'),
    on401: 'failure',
  }),
  unfollow: write('C12', MIRA, 'Following', { ...summary(fixtures.followedSummary), ...silent }),
  removeFollower: write('C13', '/profile/u-ada', /^Remove mira/, {
    handlers: [
      reply(endpoints.userSummary, ownSummary),
      reply(endpoints.followers, [fixtures.rival, fixtures.userAt(6)]),
    ],
    prepare: presses(/followers$/),
    ...silent,
  }),
  markRead: write('C15', '/nowhere', /^Mark as read: mira/, { prepare: presses(/^Notifications/) }),
  markAllRead: write('C16', '/nowhere', 'Mark All Read', { prepare: presses(/^Notifications/) }),
  createThread: write('C32', '/messages', 'Start conversation', {
    handlers: [threads],
    prepare: choosing('New message', fixtures.rival.username),
    ...silent,
  }),
  addParticipants: write('C35', THREAD, 'Add people', {
    handlers: [threads, reply(endpoints.following, [fixtures.userAt(6)])],
    prepare: choosing('Add people', fixtures.userAt(6).username),
    ...silent,
  }),
  sendDmMessage: write('C34', THREAD, submits({ Message: 'What a quarter' }, 'Send'), {
    handlers: [threads],
    ...toast('Failed to send message.'),
    on401: 'login',
  }),
  followClubs: write('C123', '/settings', 'Chelsea', {
    ...toast('Failed to update your clubs. Please try again.'),
    prepare: presses(/^Premier League/),
  }),

  updatePreference: setting('C36', switches('Match start'), 'Failed to update preferences. Please try again.'),
  changePassword: write(
    'C37',
    '/settings',
    submits({ 'Current password': 'a long password', ...RESET }, 'Change password'),
    {
      ...inline('Failed to change password. Please check your current password.'),
      showsServerMessage: true,
      on401: 'failure',
    },
  ),
  deleteAccount: setting('C38', confirms('Delete account'), 'Failed to delete account. Please try again.', saysWhy),
  exportData: setting('C39', 'Export data', 'Failed to export data.'),
  resendConfirmation: setting('C40', 'Send again', 'Failed to send the email. Please try again.', {
    ...saysWhy,
    user: fixtures.unconfirmedPlayer,
  }),
  endSession: setting('C42', /^Log out Safari on iPhone/, 'Failed to log out that device. Please try again.'),
  logoutEverywhere: setting(
    'C43',
    confirms('Log out everywhere'),
    'Failed to log out everywhere. Please try again.',
    saysWhy,
  ),
  unblock: setting('C73', new RegExp(`^Unblock ${blocked?.username}`), 'Failed to unblock. Please try again.'),
  unmute: setting('C75', new RegExp(`^Unmute ${muted?.username}`), 'Failed to unmute. Please try again.'),
  deleteShare: setting('C133', /^Stop sharing Los Angeles Lakers @/, 'Failed to stop sharing. Please try again.', {
    handlers: [reply(endpoints.shares, fixtures.ownShares)],
  }),
  hideResults: setting('C151', switches('Hide all results'), 'Failed to update the setting. Please try again.', {
    handlers: [hidden(fixtures.nothingHidden)],
  }),
  updateReminders: setting('C141', chooseDigest, 'Failed to save. Please try again.'),
  createCalendarAddress: setting(
    'C142',
    'Create an address',
    'Failed to create an address. Please try again.',
    saysWhy,
  ),
  revokeCalendarAddress: setting('C143', confirms('Remove'), 'Failed to remove the address. Please try again.', {
    ...saysWhy,
    ...reminders({ ...fixtures.reminders, ...fixtures.calendarAddress }),
  }),
  subscribeToPush: setting(
    'C145',
    switches('Push notifications'),
    'Failed to turn on push notifications. Please try again.',
    saysWhy,
  ),
  unsubscribeFromPush: setting(
    'C146',
    switches('Push notifications'),
    'Failed to turn off push notifications. Please try again.',
    { ...saysWhy, ...reminders(fixtures.pushReminders), prepare: waitsFor('Send a test') },
  ),
  sendTestPush: setting('C147', 'Send a test', 'Failed to send a test. Please try again.', {
    ...saysWhy,
    ...reminders(fixtures.pushReminders),
  }),

  block: write('C72', MIRA, confirms(/^More about mira/, 'Block…'), {
    ...summary(rivalSummary),
    ...inDialog('Failed to block. Please try again.'),
  }),
  mute: write(
    'C74',
    MIRA,
    async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Mute');
    },
    { ...summary(rivalSummary), ...toast('Failed to mute. Please try again.'), on401: 'login' },
  ),
  leaveThread: write('C76', THREAD, confirms('More about this conversation', 'Leave conversation…'), {
    handlers: [threads],
    ...inDialog('Failed to leave. Please try again.'),
  }),
  acceptThread: write('C77', '/messages/t-request', 'Accept', {
    handlers: [
      reply(endpoints.dmThreads, [fixtures.requestThread]),
      reply(endpoints.dmMessages, fixtures.requestMessages),
    ],
    ...toast('Failed to accept the request. Please try again.'),
    on401: 'login',
  }),
  deleteDmMessage: write('C78', THREAD, confirms('More about your message', 'Delete…'), {
    handlers: [threads, reply(endpoints.dmMessages, ownDm ? [ownDm] : [])],
    ...inDialog('Failed to delete the message. Please try again.'),
  }),
  deleteChatMessage: write('C79', CHAT, confirms('More about your message', 'Delete…'), {
    handlers: [reply(endpoints.matchChat, [ownChatMessage])],
    ...inDialog('Failed to delete the message. Please try again.'),
  }),
  createReport: write('C100', MIRA, 'Send report', {
    ...summary(rivalSummary),
    prepare: async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Report…');
      await waitFor("What's wrong with it?");
      page().querySelector<HTMLElement>('input[value="SPAM"]')?.click();
    },
    ...inDialog('Failed to send the report. Please try again.'),
  }),

  createFriendLeague: write('C94', '/leagues', submits({ Name: 'The office' }, 'Create league'), {
    prepare: presses('New league'),
    ...inDialog("Couldn't create the league. Please try again."),
  }),
  createInvite: write('C95', LEAGUE, 'Create an invite link', {
    ...league({ ...fixtures.newLeague, id: 'l-office' }),
    ...inDialog("Couldn't create a link. Please try again."),
  }),
  joinFriendLeague: write('C96', JOIN, 'Join league', inDialog("Couldn't join the league. Please try again.")),
  renameFriendLeague: write('C97', LEAGUE, submits({ Name: 'The old office' }, 'Rename'), {
    ...league(officeLeague),
    prepare: presses('Rename'),
    ...inDialog("Couldn't rename the league. Please try again."),
  }),
  revokeInvite: write('C98', LEAGUE, confirms('Revoke link'), {
    ...league(officeLeague),
    ...inDialog("Couldn't revoke the link. Please try again."),
  }),
  removeFriendLeagueMember: write('C99', LEAGUE, confirms(/^Remove mira/), {
    ...league(officeLeague),
    ...inDialog("Couldn't remove the player. Please try again."),
  }),
  leaveFriendLeague: write('C89', LEAGUE, confirms('Leave league'), {
    ...league(officeLeague),
    ...inDialog("Couldn't leave the league. Please try again."),
  }),

  decideCase: write('C104', CASE, 'Warn', {
    ...caseOf(fixtures.openCaseDetails),
    ...inline('Failed to save the decision. Please try again.'),
    ...saysWhy,
    prepare: presses('Warn'),
  }),
  undoDecision: write('C105', CASE, confirms('Undo'), {
    ...caseOf(fixtures.decidedCaseDetails),
    ...inline('Failed to save the decision. Please try again.'),
    ...saysWhy,
  }),
  setWordFilter: write('C106', CASE, switches('Word filter'), {
    ...caseOf(fixtures.openCaseDetails),
    ...toast('Failed to save. Please try again.'),
  }),
  createShare: write('C132', '/completed/nba-lal-phx-1', 'Create link', {
    prepare: presses('Share your pick'),
    ...inline('Failed to create the link. Please try again.'),
    on401: 'toast',
  }),
  markResultsSeen: write(
    'C49',
    '/',
    async () => {
      // Seen by opening the list, as by closing the card.
      if (find('button', SUMMARY)?.ariaExpanded === 'true') await press('button', SUMMARY);
      await press('button', SUMMARY);
    },
    { user: { ...player, newResultsCount: fixtures.newResults.totalCount }, isInstant: true },
  ),
  showResult: write('C152', '/completed', SHOW_RESULT, {
    handlers: [hidden(fixtures.allHidden), reply(endpoints.completedLive, fixtures.manyMatches(60))],
    failure: { title: 'Error', text: "Couldn't save what you've seen." },
    isInstant: true,
  }),
} satisfies Record<EndpointName, CallRow | { kind: 'sample'; id: Row['id'] } | string>;
