import { endpoints } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { EndpointName } from '../call.ts';
import { fill, find, has, hasText, hasValues, page, press, pressElement, waitFor, waitForElement } from '../dom.ts';
import type { ReadCall } from '../reads.ts';
import { on401, pressing, type WriteCall } from '../writes.ts';

const SETTINGS = { path: '/settings', isPrivate: true };
const PROFILE = '/profile/u-mira';
const CHAT = '/match-chat/nba-lal-phx';
const THREAD = '/messages/t-mira';
const REDIRECTS = 'redirects to the login after half a second';
const EXECUTED = 'shows what the server did';
const UNKNOWN = 'shows the failure, then what the server did';

const { blockedPlayers, mutedPlayers, rivalSummary, requestThread } = fixtures;
const nameOf = ([first]: typeof blockedPlayers) => first?.username ?? '';
const BLOCKED = nameOf(blockedPlayers);
const MUTED = nameOf(mutedPlayers);
const summary = (body: typeof rivalSummary | null) => reply(endpoints.userSummary, body);
const rival = { ...fixtures.rival, since: '2025-10-14T10:00:00Z' };

const dialog = () => page().querySelector('[role="alertdialog"]');
const confirm = () => [...(dialog()?.querySelectorAll('button') ?? [])].at(-1);

/** An entry of a menu that asks for confirmation. The dialog stays open on a failure. */
const confirming = (button: string | RegExp, entry: string) => ({
  press: async () => {
    if (!dialog()) {
      await press('button', button);
      await press('menuitem', entry);
    }
    await waitFor(() => confirm() !== undefined);
    pressElement(confirm());
  },
  control: confirm,
  initial: () => dialog() !== null,
});

const inlineFailure = (action: string) => ({
  text: `Failed to ${action}. Please try again.`,
  showsServerMessage: true,
});

const ownChatMessage = { ...fixtures.userChatMessage, id: '20', userId: 'u-ada', username: 'ada_predicts' };
const deleted = { isDeleted: true, text: 'Message deleted' };
const thread = { ...fixtures.dmThread, canLeave: true };
const [, ownDm = fixtures.dmMessages[1]] = fixtures.dmMessages;

/** A row of the settings. Failures are shown below the list. */
const inSettings = (button: RegExp, failure: string) => ({
  ...SETTINGS,
  prepare: async () => void (await waitForElement('button', button)),
  ...pressing(button),
  initial: () => has('button', button),
  failure: { text: failure },
});

export const SAFETY_READS = {
  blocks: {
    id: 'C70',
    ...SETTINGS,
    okBody: blockedPlayers,
    ready: BLOCKED,
    failure: "Couldn't load the players you blocked.",
    emptyText: "You haven't blocked anyone.",
  },
  mutes: {
    id: 'C71',
    ...SETTINGS,
    okBody: mutedPlayers,
    ready: MUTED,
    failure: "Couldn't load the players you muted.",
    emptyText: "You haven't muted anyone.",
  },
} satisfies Partial<Record<EndpointName, ReadCall>>;

const REPORT = { 'Note for the moderators': 'In every quarter.' };

export const SAFETY_WRITES = {
  block: {
    id: 'C72',
    path: PROFILE,
    handlers: [summary(rivalSummary), reply(endpoints.blocks, [])],
    handlersAfter: [summary(null), reply(endpoints.blocks, [rival])],
    ...confirming(/^More about mira/, 'Block…'),
    success: () => hasText('You blocked') && dialog() === null,
    failure: inlineFailure('block'),
    toast: 'Player blocked',
    except: on401(REDIRECTS),
  },
  unblock: {
    id: 'C73',
    ...inSettings(new RegExp(`^Unblock ${BLOCKED}`), 'Failed to unblock. Please try again.'),
    handlersAfter: [reply(endpoints.blocks, blockedPlayers.slice(1))],
    success: () => !has('button', new RegExp(`^Unblock ${BLOCKED}`)),
    except: { lostResponse: EXECUTED },
  },
  mute: {
    id: 'C74',
    path: PROFILE,
    handlers: [summary(rivalSummary)],
    handlersAfter: [summary({ ...rivalSummary, isMuted: true })],
    press: async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Mute');
    },
    control: () => find('button', /^More about mira/),
    initial: () => has('button', /^More about mira/),
    success: () => hasText('Player muted'),
    expectExecuted: async () => {
      await press('button', /^More about mira/);
      await waitForElement('menuitem', 'Unmute');
    },
    failure: { title: 'Error', ...inlineFailure('mute') },
    toast: 'Player muted',
    except: { ...on401(REDIRECTS), lostResponse: UNKNOWN },
  },
  unmute: {
    id: 'C75',
    ...inSettings(new RegExp(`^Unmute ${MUTED}`), 'Failed to unmute. Please try again.'),
    handlersAfter: [reply(endpoints.mutes, [])],
    success: () => !has('button', new RegExp(`^Unmute ${MUTED}`)),
    except: { lostResponse: EXECUTED },
  },
  leaveThread: {
    id: 'C76',
    path: THREAD,
    handlers: [reply(endpoints.dmThreads, [thread])],
    handlersAfter: [reply(endpoints.dmThreads, [fixtures.groupThread])],
    ...confirming('More about this conversation', 'Leave conversation…'),
    success: () => has('button', 'New message') && dialog() === null,
    failure: inlineFailure('leave'),
    toast: 'You left the conversation',
    except: on401(REDIRECTS),
  },
  acceptThread: {
    id: 'C77',
    path: '/messages/t-request',
    handlers: [reply(endpoints.dmThreads, [requestThread]), reply(endpoints.dmMessages, fixtures.requestMessages)],
    handlersAfter: [reply(endpoints.dmThreads, [{ ...requestThread, isRequest: false }])],
    ...pressing('Accept'),
    success: 'You can only write to people you follow.',
    initial: () => has('button', 'Accept'),
    failure: { title: 'Error', ...inlineFailure('accept the request') },
    except: { ...on401(REDIRECTS), lostResponse: UNKNOWN },
  },
  deleteDmMessage: {
    id: 'C78',
    path: THREAD,
    handlers: [reply(endpoints.dmThreads, [thread]), reply(endpoints.dmMessages, ownDm ? [ownDm] : [])],
    handlersAfter: [reply(endpoints.dmMessages, ownDm ? [{ ...ownDm, ...deleted }] : [])],
    ...confirming('More about your message', 'Delete…'),
    success: () => dialog() === null && hasText('Message deleted'),
    failure: inlineFailure('delete the message'),
    toast: 'Message deleted',
    except: on401(REDIRECTS),
  },
  deleteChatMessage: {
    id: 'C79',
    path: CHAT,
    handlers: [reply(endpoints.matchChat, [ownChatMessage])],
    handlersAfter: [reply(endpoints.matchChat, [{ ...ownChatMessage, ...deleted }])],
    ...confirming('More about your message', 'Delete…'),
    success: () => dialog() === null && hasText('Message deleted'),
    failure: inlineFailure('delete the message'),
    toast: 'Message deleted',
    except: on401(REDIRECTS),
  },
  createReport: {
    id: 'C100',
    path: PROFILE,
    handlers: [summary(rivalSummary)],
    prepare: async () => {
      await press('button', /^More about mira/);
      await press('menuitem', 'Report…');
      await waitFor("What's wrong with it?");
      page().querySelector<HTMLElement>('input[value="SPAM"]')?.click();
      await fill(REPORT);
    },
    ...pressing('Send report'),
    success: 'Thanks. A moderator will look at it.',
    initial: () => hasValues(REPORT) && page().querySelector<HTMLInputElement>('input[value="SPAM"]')?.checked === true,
    failure: inlineFailure('send the report'),
    except: on401(REDIRECTS),
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;
