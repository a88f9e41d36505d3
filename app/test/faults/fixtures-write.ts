import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { HttpResponse } from 'msw';
import {
  field,
  fill,
  find,
  hasText,
  hasValues,
  isBusy,
  page,
  press,
  pressElement,
  valueOf,
  waitForElement,
} from './dom.ts';
import type { WriteFixture } from './fixture.ts';
import { respondTo } from './mounted-app.tsx';

const { notifications } = fixtures;
const [first] = notifications;
const has = (role: 'button' | 'link' | 'article', name: string | RegExp) => find(role, name) !== undefined;

const summaryBy = (summary: object) => respondTo(endpoints.userSummary, () => HttpResponse.json(summary));
const rival = summaryBy(fixtures.rivalSummary);
const followed = summaryBy(fixtures.followedSummary);
const own = summaryBy(fixtures.ownSummary);

/** Submits as the Enter key does. */
const enter = () =>
  field('Message')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

const WRITTEN = { Message: 'What a quarter' };
const sendFailure = { title: 'Error', text: 'Failed to send message.', showsServerMessage: true };
const chooseRival = async (name: string) => {
  const option = await waitForElement('option', new RegExp(name));
  if (option.getAttribute('aria-selected') !== 'true') pressElement(option);
};
const isChosen = () => page().querySelector('[role="option"][aria-selected="true"]') !== null;

const MATCH = '/match-chat/nba-lal-phx';
const pickButtons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));
const threadHandlers = [reply(endpoints.dmThreads, [fixtures.dmThread, fixtures.groupThread])];
const other = fixtures.userAt(6);

/** Mutations: a failure leaves everything unchanged. */
export const WRITES: readonly WriteFixture[] = [
  {
    kind: 'write',
    id: 'C11',
    call: endpoints.follow,
    as: 'player',
    path: '/profile/u-mira',
    handlers: [rival],
    okBody: null,
    press: () => press('button', 'Follow'),
    control: () => find('button', 'Follow'),
    handlersAfter: [followed],
    success: () => has('button', 'Following'),
    initial: () => has('button', 'Follow'),
  },
  {
    kind: 'write',
    id: 'C12',
    call: endpoints.unfollow,
    as: 'player',
    path: '/profile/u-mira',
    handlers: [followed],
    okBody: null,
    press: () => press('button', 'Following'),
    control: () => find('button', 'Following'),
    handlersAfter: [rival],
    success: () => has('button', 'Follow'),
    initial: () => has('button', 'Following'),
  },
  {
    kind: 'write',
    id: 'C13',
    call: endpoints.removeFollower,
    as: 'player',
    path: '/profile/u-ada',
    handlers: [own, reply(endpoints.followers, [fixtures.rival, other])],
    okBody: null,
    prepare: () => press('button', /followers$/),
    press: () => press('button', /^Remove mira/),
    control: () => find('button', /^Remove mira/),
    handlersAfter: [reply(endpoints.followers, [other])],
    success: () => !has('button', /^Remove mira/) && has('button', new RegExp(`^Remove ${other.username}`)),
    initial: () => has('button', /^Remove mira/),
  },
  {
    kind: 'write',
    id: 'C15',
    call: endpoints.markRead,
    as: 'player',
    path: '/nowhere',
    okBody: null,
    prepare: () => press('button', /^Notifications/),
    press: () => press('button', /^Mark as read: mira/),
    control: () => find('button', /^Mark as read: mira/),
    handlersAfter: [
      reply(
        endpoints.notifications,
        notifications.map((row) => (row === first ? { ...row, isRead: true } : row)),
      ),
      reply(endpoints.unreadCount, { count: 2 }),
    ],
    success: () => !has('button', /^Mark as read: mira/) && hasText('2 unread'),
    initial: () => has('button', /^Mark as read: mira/) && hasText('3 unread'),
  },
  {
    kind: 'write',
    id: 'C16',
    call: endpoints.markAllRead,
    as: 'player',
    path: '/nowhere',
    okBody: null,
    prepare: () => press('button', /^Notifications/),
    press: () => press('button', 'Mark All Read'),
    control: () => find('button', 'Mark All Read'),
    handlersAfter: [
      reply(endpoints.notifications, fixtures.readNotifications),
      reply(endpoints.unreadCount, { count: 0 }),
    ],
    success: () => !has('button', 'Mark All Read') && hasText('You are a Challenger now.'),
    initial: () => has('button', 'Mark All Read') && hasText('3 unread'),
    toast: 'All notifications marked as read',
  },
  {
    kind: 'write',
    id: 'C20',
    call: endpoints.sendChatMessage,
    as: 'player',
    path: MATCH,
    okBody: null,
    prepare: () => fill(WRITTEN),
    press: () => press('button', 'Send'),
    control: () => find('button', 'Send'),
    pressTwice: enter,
    handlersAfter: [],
    success: () => valueOf('Message') === '',
    initial: () => hasValues(WRITTEN),
    failure: sendFailure,
  },
  {
    kind: 'write',
    id: 'C23',
    call: endpoints.lockPick,
    as: 'player',
    path: '/',
    okBody: { pick: { matchId: fixtures.openPrediction.match.id, choice: 'AGREE' } },
    press: () => press('button', '[ AGREE ]'),
    control: () => pickButtons().find(isBusy) ?? find('button', '[ AGREE ]'),
    pressTwice: () => find('button', '[ DISAGREE ]')?.click(),
    handlersAfter: [reply(endpoints.randomPrediction, fixtures.lockedPrediction)],
    success: () => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false,
    initial: () => pickButtons().every((button) => button !== undefined),
    failure: { title: 'Error', text: 'Failed to record pick. Try again.', showsServerMessage: false },
    toast: 'Pick recorded',
  },
  {
    kind: 'write',
    id: 'C32',
    call: endpoints.createThread,
    as: 'player',
    path: '/messages',
    handlers: threadHandlers,
    okBody: { id: fixtures.dmThread.id },
    prepare: async () => {
      await press('button', 'New message');
      await chooseRival(fixtures.rival.username);
    },
    press: () => press('button', 'Start conversation'),
    control: () => find('button', 'Start conversation'),
    handlersAfter: [],
    success: () => has('link', /All messages/),
    initial: isChosen,
    invalidBodies: [{}, { id: null }, [], { id: '' }],
  },
  {
    kind: 'write',
    id: 'C34',
    call: endpoints.sendDmMessage,
    as: 'player',
    path: '/messages/t-mira',
    handlers: threadHandlers,
    okBody: null,
    prepare: () => fill(WRITTEN),
    press: () => press('button', 'Send'),
    control: () => find('button', 'Send'),
    pressTwice: enter,
    handlersAfter: [],
    success: () => valueOf('Message') === '',
    initial: () => hasValues(WRITTEN),
    failure: sendFailure,
  },
  {
    kind: 'write',
    id: 'C35',
    call: endpoints.addParticipants,
    as: 'player',
    path: '/messages/t-mira',
    handlers: [...threadHandlers, reply(endpoints.following, [other])],
    okBody: { newThread: true, thread: { id: fixtures.groupThread.id } },
    prepare: async () => {
      await press('button', 'Add people');
      await chooseRival(other.username);
    },
    press: () => press('button', 'Add people'),
    control: () => find('button', 'Add people'),
    handlersAfter: [],
    success: () => page().querySelector('[role="dialog"]') === null && hasText('participants'),
    initial: isChosen,
    invalidBodies: [
      {},
      { newThread: true },
      { newThread: true, thread: {} },
      { newThread: true, thread: { id: null } },
    ],
  },
];
