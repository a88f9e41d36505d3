import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { HttpResponse } from 'msw';
import { field, fill, find, got, holds, isBusy, page, press, pressNow, says, valueOf } from './dom.ts';
import type { Write } from './scene.ts';
import { answerBy } from './stage.tsx';

const { notifications } = fixtures;
const [first] = notifications;
const has = (role: 'button' | 'link' | 'article', name: string | RegExp) => find(role, name) !== undefined;

const summaryBy = (summary: object) => answerBy(endpoints.userSummary, () => HttpResponse.json(summary));
const rival = summaryBy(fixtures.rivalSummary);
const followed = summaryBy(fixtures.followedSummary);
const own = summaryBy(fixtures.ownSummary);

/** The Enter key in a field. */
const enter = () =>
  field('Message')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

const WRITTEN = { Message: 'What a quarter' };
const sendFailure = { title: 'Error', text: 'Failed to send message.', says: true };
const chooseRival = async (name: string) => {
  const option = await got('option', new RegExp(name));
  if (option.getAttribute('aria-selected') !== 'true') pressNow(option);
};
const isChosen = () => page().querySelector('[role="option"][aria-selected="true"]') !== null;

const MATCH = '/match-chat/nba-lal-phx';
const pickButtons = () => ['[ AGREE ]', '[ DISAGREE ]'].map((name) => find('button', name));
const talk = [reply(endpoints.dmThreads, [fixtures.dmThread, fixtures.groupThread])];
const other = fixtures.userAt(6);

/** What players do: a failure leaves everything as it was (T, RB). */
export const WRITES: readonly Write[] = [
  {
    kind: 'write',
    id: 'C11',
    call: endpoints.follow,
    as: 'player',
    path: '/profile/u-mira',
    world: [rival],
    good: null,
    press: () => press('button', 'Follow'),
    control: () => find('button', 'Follow'),
    executed: [followed],
    done: () => has('button', 'Following'),
    before: () => has('button', 'Follow'),
  },
  {
    kind: 'write',
    id: 'C12',
    call: endpoints.unfollow,
    as: 'player',
    path: '/profile/u-mira',
    world: [followed],
    good: null,
    press: () => press('button', 'Following'),
    control: () => find('button', 'Following'),
    executed: [rival],
    done: () => has('button', 'Follow'),
    before: () => has('button', 'Following'),
  },
  {
    kind: 'write',
    id: 'C13',
    call: endpoints.removeFollower,
    as: 'player',
    path: '/profile/u-ada',
    world: [own, reply(endpoints.followers, [fixtures.rival, other])],
    good: null,
    arrive: () => press('button', /followers$/),
    press: () => press('button', /^Remove mira/),
    control: () => find('button', /^Remove mira/),
    executed: [reply(endpoints.followers, [other])],
    done: () => !has('button', /^Remove mira/) && has('button', new RegExp(`^Remove ${other.username}`)),
    before: () => has('button', /^Remove mira/),
  },
  {
    kind: 'write',
    id: 'C15',
    call: endpoints.markRead,
    as: 'player',
    path: '/nowhere',
    good: null,
    arrive: () => press('button', /^Notifications/),
    press: () => press('button', /^Mark as read: mira/),
    control: () => find('button', /^Mark as read: mira/),
    executed: [
      reply(
        endpoints.notifications,
        notifications.map((row) => (row === first ? { ...row, isRead: true } : row)),
      ),
      reply(endpoints.unreadCount, { count: 2 }),
    ],
    done: () => !has('button', /^Mark as read: mira/) && says('2 unread'),
    before: () => has('button', /^Mark as read: mira/) && says('3 unread'),
  },
  {
    kind: 'write',
    id: 'C16',
    call: endpoints.markAllRead,
    as: 'player',
    path: '/nowhere',
    good: null,
    arrive: () => press('button', /^Notifications/),
    press: () => press('button', 'Mark All Read'),
    control: () => find('button', 'Mark All Read'),
    executed: [reply(endpoints.notifications, fixtures.readNotifications), reply(endpoints.unreadCount, { count: 0 })],
    done: () => !has('button', 'Mark All Read') && says('You are a Challenger now.'),
    before: () => has('button', 'Mark All Read') && says('3 unread'),
    toast: 'All notifications marked as read',
  },
  {
    kind: 'write',
    id: 'C20',
    call: endpoints.sendChatMessage,
    as: 'player',
    path: MATCH,
    good: null,
    arrive: () => fill(WRITTEN),
    press: () => press('button', 'Send'),
    control: () => find('button', 'Send'),
    pressTwice: enter,
    executed: [],
    done: () => valueOf('Message') === '',
    before: () => holds(WRITTEN),
    failure: sendFailure,
  },
  {
    kind: 'write',
    id: 'C23',
    call: endpoints.lockPick,
    as: 'player',
    path: '/',
    good: { pick: { matchId: fixtures.openPrediction.match.id, choice: 'AGREE' } },
    press: () => press('button', '[ AGREE ]'),
    control: () => pickButtons().find(isBusy) ?? find('button', '[ AGREE ]'),
    pressTwice: () => find('button', '[ DISAGREE ]')?.click(),
    executed: [reply(endpoints.randomPrediction, fixtures.lockedPrediction)],
    done: () => page().querySelector('article')?.textContent?.includes('Your prediction is locked.') ?? false,
    before: () => pickButtons().every((button) => button !== undefined),
    failure: { title: 'Error', text: 'Failed to record pick. Try again.', says: false },
    toast: 'Pick recorded',
  },
  {
    kind: 'write',
    id: 'C32',
    call: endpoints.createThread,
    as: 'player',
    path: '/messages',
    world: talk,
    good: { id: fixtures.dmThread.id },
    arrive: async () => {
      await press('button', 'New message');
      await chooseRival(fixtures.rival.username);
    },
    press: () => press('button', 'Start conversation'),
    control: () => find('button', 'Start conversation'),
    executed: [],
    done: () => has('link', /All messages/),
    before: isChosen,
    unreadable: [{}, { id: null }, [], { id: '' }],
  },
  {
    kind: 'write',
    id: 'C34',
    call: endpoints.sendDmMessage,
    as: 'player',
    path: '/messages/t-mira',
    world: talk,
    good: null,
    arrive: () => fill(WRITTEN),
    press: () => press('button', 'Send'),
    control: () => find('button', 'Send'),
    pressTwice: enter,
    executed: [],
    done: () => valueOf('Message') === '',
    before: () => holds(WRITTEN),
    failure: sendFailure,
  },
  {
    kind: 'write',
    id: 'C35',
    call: endpoints.addParticipants,
    as: 'player',
    path: '/messages/t-mira',
    world: [...talk, reply(endpoints.following, [other])],
    good: { newThread: true, thread: { id: fixtures.groupThread.id } },
    arrive: async () => {
      await press('button', 'Add people');
      await chooseRival(other.username);
    },
    press: () => press('button', 'Add people'),
    control: () => find('button', 'Add people'),
    executed: [],
    done: () => page().querySelector('[role="dialog"]') === null && says('participants'),
    before: isChosen,
    unreadable: [{}, { newThread: true }, { newThread: true, thread: {} }, { newThread: true, thread: { id: null } }],
  },
];
