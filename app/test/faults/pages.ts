import * as endpoints from '@machine/contract/endpoints.ts';
import { SEARCH_DEBOUNCE_MS } from '@machine/contract/constants.ts';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers.ts';
import type { HttpHandler } from 'msw';
import { advance } from '../shared/clock.ts';
import type { AppOptions } from './app.tsx';
import type { EndpointName } from './case.ts';
import {
  chooses,
  choosesPlayer,
  choosesSpam,
  confirms,
  dismiss,
  type Press,
  presses,
  selects,
  submits,
  switches,
} from './controls.ts';
import { fill, find, press } from './dom.ts';

/** A write, or a read that a press starts. */
export type Step = {
  call: EndpointName;
  press: Press;
  /** The sentence of its failure. Without it, nothing is shown. */
  failure?: string;
  /** What comes before the first press. */
  prepare?: Press;
  /** Handlers of its success. */
  after?: HttpHandler[];
  isRead?: boolean;
  /** The title of the screen that a success leads to, without what was open. */
  leadsTo?: string | RegExp;
  /** The player gives up instead of trying again. */
  isGivenUp?: boolean;
};

export type Page = AppOptions & { steps: Step[] };

type More = Omit<Step, 'call' | 'press' | 'failure'>;

const step = (call: EndpointName, how: Press, failure?: string, more: More = {}): Step => ({
  call,
  press: how,
  failure,
  ...more,
});
const on = (options: AppOptions, ...steps: Step[]): Page => ({ ...options, steps });
const failedTo = (what: string) => `Failed to ${what}. Please try again.`;
const couldNot = (what: string) => `Couldn't ${what}. Please try again.`;
const GIVEN_UP = { isGivenUp: true };
const PANEL = { isRead: true };

const { player } = fixtures;
const LOGIN = { Email: 'ada@example.com', Password: 'a long password' };
const RESET = { 'New password': 'another long password', 'Confirm new password': 'another long password' };
export const SIGNUP = { 'First name': 'Ada', 'Last name': 'Byron', 'Confirm password': 'a long password', ...LOGIN };
export const visitor = { as: 'visitor' as const };

const SUMMARY = / of 4 right, /;
const MORE = /^More about mira/;
const threads = reply(endpoints.dmThreads, [{ ...fixtures.dmThread, canLeave: true }, fixtures.groupThread]);
const [, ownDm] = fixtures.dmMessages;
const ownChatMessage = { ...fixtures.userChatMessage, id: '20', userId: player.id, username: player.username };
const moderated = { path: `/moderation?case=${fixtures.openCase.id}`, user: fixtures.moderator };
const reminders = (more: object) => reply(endpoints.reminders, { ...fixtures.reminders, ...more });

export const REQUEST = {
  path: '/messages/t-request',
  handlers: [
    reply(endpoints.dmThreads, [fixtures.requestThread]),
    reply(endpoints.dmMessages, fixtures.requestMessages),
  ],
};
export const LEAGUE = { path: '/leagues/l-office', handlers: [reply(endpoints.friendLeague, fixtures.officeLeague)] };

const SETTINGS = {
  path: '/settings',
  user: fixtures.unconfirmedPlayer,
  handlers: [reply(endpoints.shares, { shares: fixtures.ownShares, next: null }), reminders(fixtures.calendarAddress)],
};

/** The pages with the controls of all calls that a press starts, except those that are tested with every fault. */
export const PAGES: Record<string, Page> = {
  'the header': on(
    { path: '/nowhere' },
    step(
      'searchUsers',
      async () => {
        await press('button', 'Search users');
        await fill({ 'Search by username': 'mi' });
        await advance(SEARCH_DEBOUNCE_MS);
      },
      'Search failed.',
      PANEL,
    ),
    step('matchChats', presses('Menu'), "Couldn't load chats.", PANEL),
    step('notifications', presses(/^Notifications/), "Couldn't load notifications.", PANEL),
    step('markRead', presses(/^Mark as read: mira/), undefined, { prepare: presses(/^Notifications/) }),
    step('markAllRead', presses('Mark All Read'), undefined, GIVEN_UP),
    step('logout', chooses(player.username, 'Logout'), 'Failed to logout'),
  ),
  'the login': on(
    { ...visitor, path: '/nowhere?login=1' },
    step('login', submits(LOGIN, 'Log in'), 'Invalid email or password', {
      after: [reply(endpoints.currentUser, player)],
    }),
  ),
  'the sign-up': on(
    { ...visitor, path: '/signup' },
    step('signup', submits(SIGNUP, 'Create account'), 'Failed to create account'),
  ),
  'a forgotten password': on(
    { ...visitor, path: '/forgot-password' },
    step('forgotPassword', submits({ Email: LOGIN.Email }, 'Send reset link'), 'Failed to send reset email'),
  ),
  'a new password': on(
    { ...visitor, path: '/reset-password/a-token' },
    step('resetPassword', submits(RESET, 'Set new password'), 'Invalid or expired reset link'),
  ),
  'a profile': on(
    { path: '/profile/u-mira', handlers: [reply(endpoints.userSummary, fixtures.followedSummary)] },
    step('followers', presses(/followers$/), "Couldn't load the list.", PANEL),
    step('following', presses(/following$/), "Couldn't load the list.", PANEL),
    step('unfollow', presses('Following')),
    step('mute', chooses(MORE, 'Mute'), failedTo('mute')),
    step('createReport', presses('Send report'), failedTo('send the report'), {
      prepare: async () => {
        await chooses(MORE, 'Report…')();
        await choosesSpam();
      },
    }),
    step('block', confirms(MORE, 'Block…'), failedTo('block'), { prepare: dismiss }),
  ),
  'the own profile': on(
    {
      path: '/profile/u-ada',
      handlers: [
        reply(endpoints.userSummary, fixtures.ownSummary),
        reply(endpoints.followers, [fixtures.rival, fixtures.userAt(6)]),
      ],
    },
    step('removeFollower', presses(/^Remove mira/), undefined, { prepare: presses(/followers$/) }),
  ),
  messages: on(
    { path: '/messages', handlers: [threads] },
    step('createThread', presses('Start conversation'), undefined, {
      prepare: choosesPlayer('New message', fixtures.rival.username),
      ...GIVEN_UP,
    }),
    step('dmMessages', () => press('link', /See you on the board/), 'Failed to fetch thread.', PANEL),
  ),
  'a conversation': on(
    {
      path: '/messages/t-mira',
      handlers: [
        threads,
        reply(endpoints.dmMessages, ownDm ? [ownDm] : []),
        reply(endpoints.following, [fixtures.userAt(6)]),
        reply(endpoints.addParticipants, { newThread: true, thread: { id: fixtures.groupThread.id } }),
      ],
    },
    step('sendDmMessage', submits({ Message: 'What a quarter' }, 'Send'), 'Failed to send message.'),
    step('deleteDmMessage', confirms('More about your message', 'Delete…'), failedTo('delete the message')),
    step('addParticipants', presses('Add people'), undefined, {
      prepare: choosesPlayer('Add people', fixtures.userAt(6).username),
      leadsTo: /, /,
    }),
  ),
  'a conversation to leave': on(
    { path: '/messages/t-mira', handlers: [threads] },
    step('leaveThread', confirms('More about this conversation', 'Leave conversation…'), failedTo('leave'), {
      leadsTo: 'Messages',
    }),
  ),
  'a request': on({ ...REQUEST }, step('acceptThread', presses('Accept'), failedTo('accept the request'))),
  'a request to decline': on(
    { ...REQUEST },
    step('leaveThread', confirms('Decline'), failedTo('decline'), { leadsTo: 'Messages' }),
  ),
  'a request to block': on(
    { ...REQUEST },
    step('block', confirms('Block'), failedTo('block'), { leadsTo: 'Messages' }),
  ),
  'a match chat': on(
    { path: '/match-chat/nba-lal-phx', handlers: [reply(endpoints.matchChat, [ownChatMessage])] },
    step('deleteChatMessage', confirms('More about your message', 'Delete…'), failedTo('delete the message')),
  ),
  'the settings of the game': on(
    { ...SETTINGS },
    step('followClub', presses('Chelsea'), failedTo('update your clubs'), { prepare: presses(/^Premier League/) }),
    step('updatePreference', switches('Match start'), failedTo('update preferences')),
    step('exportData', presses('Export data'), 'Failed to export data.'),
    step('resendConfirmation', presses('Send again'), failedTo('send the email')),
    step('endSession', presses(/^Log out Safari on iPhone/), failedTo('log out that device')),
  ),
  'the settings of privacy': on(
    { ...SETTINGS },
    step('unblock', presses(new RegExp(`^Unblock ${fixtures.blockedPlayers[0]?.username}`)), failedTo('unblock')),
    step('unmute', presses(new RegExp(`^Unmute ${fixtures.mutedPlayers[0]?.username}`)), failedTo('unmute')),
    step('deleteShare', presses(/^Stop sharing Los Angeles Lakers vs/), failedTo('stop sharing')),
    step('hideResults', switches('Hide all results'), failedTo('update the setting')),
  ),
  'the settings of reminders': on(
    { ...SETTINGS },
    step('updateReminders', selects('Email digest', '7'), failedTo('save')),
    step('revokeCalendarAddress', confirms('Remove'), failedTo('remove the address')),
    step('createCalendarAddress', presses('Create an address'), failedTo('create an address')),
    step('subscribeToPush', switches('Push notifications'), failedTo('turn on push notifications'), {
      after: [reminders(fixtures.pushReminders)],
    }),
    step('sendTestPush', presses('Send a test'), failedTo('send a test')),
    step('unsubscribeFromPush', switches('Push notifications'), failedTo('turn off push notifications')),
  ),
  'the settings of the account': on(
    { ...SETTINGS },
    step(
      'changePassword',
      submits({ 'Current password': 'a long password', ...RESET }, 'Change password'),
      'Failed to change password. Please check your current password.',
    ),
    step('changeUsername', submits({ Username: 'ada_lovelace' }, 'Change username'), failedTo('change the username')),
    step('deleteAccount', confirms('Delete account'), failedTo('delete account'), { leadsTo: 'THE MACHINE' }),
  ),
  'the settings of devices': on(
    { ...SETTINGS },
    step('logoutEverywhere', confirms('Log out everywhere'), failedTo('log out everywhere'), {
      leadsTo: 'THE MACHINE',
    }),
  ),
  leagues: on(
    { ...LEAGUE, path: '/leagues' },
    step('createFriendLeague', submits({ Name: 'The office' }, 'Create league'), couldNot('create the league'), {
      prepare: presses('New league'),
      leadsTo: 'The office',
    }),
  ),
  'a league': on(
    { ...LEAGUE },
    step('renameFriendLeague', submits({ Name: 'The old office' }, 'Rename'), couldNot('rename the league'), {
      prepare: presses('Rename'),
    }),
    step('revokeInvite', confirms('Revoke link'), couldNot('revoke the link')),
    step('removeFriendLeagueMember', confirms(/^Remove mira/), couldNot('remove the player')),
    step('createInvite', presses('Create a new link'), couldNot('create a link')),
    step('leaveFriendLeague', confirms('Leave league'), couldNot('leave the league'), { leadsTo: 'Leagues' }),
  ),
  'an invitation': on(
    { ...LEAGUE, path: `/join/${fixtures.invite.code}` },
    step('joinFriendLeague', presses('Join league'), couldNot('join the league'), { leadsTo: 'The office' }),
  ),
  'an open case': on(
    { ...moderated, handlers: [reply(endpoints.moderationCase, fixtures.openCaseDetails)] },
    step('setWordFilter', switches('Word filter'), failedTo('save')),
    step('decideCase', presses('Warn'), failedTo('save the decision'), { prepare: presses('Warn') }),
  ),
  'a decided case': on(
    { ...moderated, handlers: [reply(endpoints.moderationCase, fixtures.decidedCaseDetails)] },
    step('undoDecision', confirms('Undo'), failedTo('save the decision')),
  ),
  'a recap': on(
    { path: '/completed/nba-lal-phx-1' },
    step('createShare', presses('Create link'), failedTo('create the link'), { prepare: presses('Share your pick') }),
  ),
  'results that are hidden': on(
    {
      path: '/completed',
      user: { ...player, hiddenResults: fixtures.allHidden },
      handlers: [reply(endpoints.completedLive, fixtures.manyMatches(60))],
    },
    step('showResult', presses(/^Show result, /), "Couldn't save what you've seen."),
  ),
  'new results': on(
    { path: '/', user: { ...player, newResultsCount: fixtures.newResults.totalCount } },
    step('markResultsSeen', async () => {
      // Seen by opening the list, as by closing the card.
      if (find('button', SUMMARY)?.ariaExpanded === 'true') await press('button', SUMMARY);
      await press('button', SUMMARY);
    }),
  ),
};
