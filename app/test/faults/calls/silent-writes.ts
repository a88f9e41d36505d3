import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { has, hasDialog, hasText, page, press, pressElement, waitForElement } from '../dom.ts';
import { on401, onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

const PROFILE = '/profile/u-mira';
const other = fixtures.userAt(6);
const summary = (body: typeof fixtures.ownSummary) => reply(endpoints.userSummary, body);
const threads = reply(endpoints.dmThreads, [fixtures.dmThread, fixtures.groupThread]);

/** Choosing a player in a dialog that a button opens. */
const choosing = (button: string, name: string) => ({
  prepare: async () => {
    await press('button', button);
    const option = await waitForElement('option', new RegExp(name));
    if (option.ariaSelected !== 'true') pressElement(option);
  },
  initial: () => page().querySelector('[role="option"][aria-selected="true"]') !== null,
});

const REDIRECTS = 'redirects to the login after half a second';
const ROLLS_BACK = 'rolls back silently and lets the player retry';

/** Writes that say nothing when they fail. */
export const SILENT_WRITES = {
  follow: {
    id: 'C11',
    path: PROFILE,
    handlers: [summary(fixtures.rivalSummary)],
    ...pressing('Follow'),
    handlersAfter: [summary(fixtures.followedSummary)],
    success: () => has('button', 'Following'),
    initial: () => has('button', 'Follow'),
    except: on401(REDIRECTS),
  },
  unfollow: {
    id: 'C12',
    path: PROFILE,
    handlers: [summary(fixtures.followedSummary)],
    ...pressing('Following'),
    handlersAfter: [summary(fixtures.rivalSummary)],
    success: () => has('button', 'Follow'),
    initial: () => has('button', 'Following'),
    except: on401(REDIRECTS),
  },
  removeFollower: {
    id: 'C13',
    path: '/profile/u-ada',
    handlers: [summary(fixtures.ownSummary), reply(endpoints.followers, [fixtures.rival, other])],
    prepare: () => press('button', /followers$/),
    ...pressing(/^Remove mira/),
    handlersAfter: [reply(endpoints.followers, [other])],
    success: () => !has('button', /^Remove mira/) && has('button', new RegExp(`^Remove ${other.username}`)),
    initial: () => has('button', /^Remove mira/),
    except: on401(REDIRECTS),
  },
  markRead: {
    id: 'C15',
    path: '/nowhere',
    prepare: () => press('button', /^Notifications/),
    ...pressing(/^Mark as read: mira/),
    handlersAfter: [
      reply(
        endpoints.notifications,
        fixtures.notifications.map((row, index) => (index === 0 ? { ...row, isRead: true } : row)),
      ),
      reply(endpoints.unreadCount, { count: 2 }),
    ],
    success: () => !has('button', /^Mark as read: mira/) && hasText('2 unread'),
    initial: () => has('button', /^Mark as read: mira/) && hasText('3 unread'),
  },
  markAllRead: {
    id: 'C16',
    path: '/nowhere',
    prepare: () => press('button', /^Notifications/),
    ...pressing('Mark All Read'),
    handlersAfter: [
      reply(endpoints.notifications, fixtures.readNotifications),
      reply(endpoints.unreadCount, { count: 0 }),
    ],
    success: () => !has('button', 'Mark All Read') && hasText('You are a Challenger now.'),
    initial: () => has('button', 'Mark All Read') && hasText('3 unread'),
    toast: 'All notifications marked as read',
  },
  createThread: {
    id: 'C32',
    path: '/messages',
    handlers: [threads],
    okBody: { id: fixtures.dmThread.id },
    ...choosing('New message', fixtures.rival.username),
    ...pressing('Start conversation'),
    success: () => has('link', /All messages/),
    bodies: { malformedRows: [{}, { id: null }, [], { id: '' }] },
    except: {
      ...on401(REDIRECTS),
      // There is no thread to go to without an id.
      ...onUnreadableBody(ROLLS_BACK),
      malformedRows: ROLLS_BACK,
      lostResponse: ROLLS_BACK,
    },
  },
  addParticipants: {
    id: 'C35',
    path: '/messages/t-mira',
    handlers: [threads, reply(endpoints.following, [other])],
    okBody: { newThread: true, thread: { id: fixtures.groupThread.id } },
    ...choosing('Add people', other.username),
    ...pressing('Add people'),
    success: () => !hasDialog() && hasText('participants'),
    bodies: {
      malformedRows: [
        {},
        { newThread: true },
        { newThread: true, thread: {} },
        { newThread: true, thread: { id: null } },
      ],
    },
    except: {
      ...on401(REDIRECTS),
      truncatedJson: ROLLS_BACK,
      captivePortal: ROLLS_BACK,
      malformedRows: 'shows no broken links',
      lostResponse: ROLLS_BACK,
    },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
