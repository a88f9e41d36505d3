import type { ChatMessage, CurrentUser, DmThread, Prediction, Reminders, Slate, UserSummary } from '@machine/contract';
import { player } from '@machine/mocks/fixtures';
import { scenarios } from '@machine/mocks/scenarios';
import { NOTHING_HIDDEN } from '@machine/ui';
import { getResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useAvoidedSection } from '../hooks/useAvoidedPlayers.ts';
import { readDraft, writeDraft } from '../services/drafts.ts';
import { createServices, renderHook, settled } from '../testing/hooks.ts';
import { fillCache, loadEverything, QUERIES, QUERY_ROWS, type QueryName, showEverything } from '../testing/queries.ts';
import { useForgotPassword, useLogin, useLogout, useResetPassword, useSignup } from './account.ts';
import { useEndSession } from './activeSessions.ts';
import { useSendChat } from './chat.ts';
import { createQueryClient } from './client.ts';
import { useClubChoice } from './club.ts';
import * as leagues from './friendLeague.ts';
import { useHideResults, useShowResult } from './hiddenResults.ts';
import { useAddPeople, useCreateThread, useSendDm } from './message.ts';
import { failureText } from './failure.ts';
import { useDecide, useUndoDecision, useWordFilter } from './moderation.ts';
import { useMarkResultsSeen } from './newResults.ts';
import { useMarkRead } from './notification.ts';
import { useLockPick } from './prediction.ts';
import { useFollowToggle, useListActions } from './profile.ts';
import { useCalendarAddress, usePush, useReminderSettings } from './reminder.ts';
import { useAcceptThread, useConfirmedAction, useMuteToggle, useReport, useUnblock } from './safetyActions.ts';
import { dependsOnSession } from './session.ts';
import * as settings from './settings.ts';
import { useOwnShare, useStopSharing } from './share.ts';
import { useSlatePicks } from './slate.ts';

const onDone = () => {};
const matchId = 'nba-lal-bos';
const draftOf = (kind: 'chat' | 'dm', id: string) => ({ userId: player.id, kind, id });
const email = 'ada@example.com';
const subject = {
  label: '',
  actions: [],
  reports: [],
  player: { id: 'u-mira', username: 'mira' },
  message: { kind: 'chat', matchId: 'm-1', messageId: '1' },
  threadId: 't-1',
} as const;
const edgeShare = { kind: 'EDGE' } as const;

/** The queries that are refetched after a success, in the order of the table of queries. */
const LEAGUES = 'leagues league leagueTable invite';
const LEAGUES_AND_CHATS = `threads thread ${LEAGUES}`;
const PEOPLE = 'summary followers following';
const MODERATION = 'cases case moderationLog';
const BELL = 'notifications unreadCount';
const BLOCKED = `chat chats threads thread ${BELL} board ${PEOPLE} search blocked`;
const MUTED = `chat chats threads thread ${BELL} summary muted`;
const PRIVATE = QUERY_ROWS.flatMap(([name, [, { queryKey }]]) => (dependsOnSession({ queryKey }) ? name : [])).join(
  ' ',
);
const NEUTRAL = `session ${BELL}`;

type Row = {
  /** Renders the hook, and returns what starts the mutation. */
  use: () => () => void;
  /** Queries that are refetched after a success. */
  after?: string;
  /** Queries that are refetched after a failure, if they are others. */
  afterFailure?: string;
  /** The words of a failure in a toast, or where it was started. Without either, it is silent. */
  toast?: string;
  inline?: string;
  /** Shown whatever the server says. */
  isFixed?: true;
  /** The words of a success in a toast. */
  done?: string;
  /** A 401 checks the session (default), also sends the player to the login, or means wrong credentials. */
  on401?: 'redirects' | 'ignored';
};

/** Calls a hook that returns a mutation of `input`. */
const mutation =
  <Input>(useMutation: () => { mutate: (input: Input) => void }, input: NoInfer<Input>) =>
  () => {
    const { mutate } = useMutation();
    return () => mutate(input);
  };
const confirmed = (action: 'block' | 'deleteMessage' | 'leave' | 'decline') =>
  mutation(() => useConfirmedAction(onDone), { action, subject });
const league =
  <Input>(useAction: () => { run: (input: Input) => void }, input: NoInfer<Input>) =>
  () => {
    const { run } = useAction();
    return () => run(input);
  };

const MUTATIONS: Record<string, Row> = {
  'a login': {
    done: "Welcome back!: You're now logged in",
    toast: 'Login failed: Invalid email or password',
    use: mutation(() => useLogin(onDone), { email, password: 'x' }),
    after: `session ${PRIVATE}`,
    afterFailure: '',
    on401: 'ignored',
  },
  'a sign-up': {
    toast: 'Signup failed: Failed to create account',
    use: mutation(useSignup, { firstName: 'A', lastName: 'B', email, password: 'correct horse' }),
    after: `session ${PRIVATE}`,
    afterFailure: '',
    on401: 'ignored',
  },
  'a logout': {
    done: "Logged out: You've been logged out successfully",
    toast: 'Error: Failed to logout',
    isFixed: true,
    use: mutation(() => useLogout(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a request for a new password': {
    done: 'Email sent',
    toast: 'Error: Failed to send reset email',
    use: mutation(useForgotPassword, { email }),
    on401: 'ignored',
  },
  'a new password': {
    done: 'Password reset successful',
    toast: 'Reset failed: Invalid or expired reset link',
    use: mutation(() => useResetPassword(onDone), { token: 't', password: 'correct horse' }),
    after: 'session',
    afterFailure: '',
    on401: 'ignored',
  },
  'a changed password': {
    inline: 'Failed to change password. Please check your current password.',
    use: mutation(settings.useChangePassword, { currentPassword: 'a', newPassword: 'b' }),
    on401: 'ignored',
  },
  'an ended session': {
    inline: 'Failed to log out that device. Please try again.',
    isFixed: true,
    use: () => {
      const { onEnd } = useEndSession();
      return () => onEnd('s-phone');
    },
    after: 'activeSessions',
  },
  'a chat message': {
    toast: 'Error: Failed to send message.',
    use: () => {
      const { sendText } = useSendChat('m-1', draftOf('chat', 'm-1'));
      return () => sendText('hello');
    },
    after: 'chat',
    // The player may no longer post.
    afterFailure: 'chat chats',
    on401: 'redirects',
  },
  'a direct message': {
    toast: 'Error: Failed to send message.',
    use: () => {
      const { sendText } = useSendDm('t-1', draftOf('dm', 't-1'));
      return () => sendText('hello');
    },
    after: 'threads thread',
    on401: 'redirects',
  },
  'a new conversation': {
    use: mutation(() => useCreateThread(onDone), ['u-1']),
    after: 'threads thread',
    on401: 'redirects',
  },
  'added people': {
    use: mutation(() => useAddPeople('t-1', onDone), ['u-1']),
    after: 'threads thread',
    on401: 'redirects',
  },
  'a followed club': {
    toast: 'Error: Failed to update your clubs. Please try again.',
    use: () => {
      const { onToggle } = useClubChoice();
      return () => onToggle('CHE');
    },
    afterFailure: 'followedClubs',
  },
  'a new league': {
    inline: "Couldn't create the league. Please try again.",
    use: league(() => leagues.useCreateLeague(onDone), { name: 'Ours' } as never),
    after: LEAGUES_AND_CHATS,
    on401: 'redirects',
  },
  'a renamed league': {
    inline: "Couldn't rename the league. Please try again.",
    use: league(() => leagues.useRenameLeague('l-1', onDone), { name: 'Ours' }),
    after: LEAGUES_AND_CHATS,
    on401: 'redirects',
  },
  'a new invite': {
    inline: "Couldn't create a link. Please try again.",
    use: league(() => leagues.useCreateInvite('l-1'), undefined),
    after: LEAGUES,
    on401: 'redirects',
  },
  'a revoked invite': {
    inline: "Couldn't revoke the link. Please try again.",
    use: league(() => leagues.useRevokeInvite('l-1'), undefined),
    after: LEAGUES,
    on401: 'redirects',
  },
  'a removed member': {
    inline: "Couldn't remove the player. Please try again.",
    use: league(() => leagues.useRemoveMember('l-1'), 'u-1'),
    after: LEAGUES_AND_CHATS,
    on401: 'redirects',
  },
  'a left league': {
    inline: "Couldn't leave the league. Please try again.",
    use: league(() => leagues.useLeaveLeague('l-1', onDone), undefined),
    after: LEAGUES_AND_CHATS,
    on401: 'redirects',
  },
  'a joined league': {
    inline: "Couldn't join the league. Please try again.",
    use: league(() => leagues.useJoinLeague('c-1', onDone), undefined),
    after: LEAGUES_AND_CHATS,
    on401: 'redirects',
  },
  'a shown result': {
    toast: "Error: Couldn't save what you've seen.",
    isFixed: true,
    use: mutation(useShowResult, 'm-1'),
    after: NEUTRAL,
    afterFailure: '',
  },
  'all results shown': {
    toast: "Error: Couldn't save what you've seen.",
    isFixed: true,
    use: mutation(useShowResult, null),
    after: NEUTRAL,
    afterFailure: 'session',
  },
  'hidden results': {
    inline: 'Failed to update the setting. Please try again.',
    isFixed: true,
    use: mutation(() => useHideResults(), { all: true, clubs: [] }),
    after: NEUTRAL,
    afterFailure: 'session',
  },
  'a decision': {
    inline: 'Failed to save the decision. Please try again.',
    use: mutation(() => useDecide('c-1'), { action: 'WARN', reason: 'SPAM', revision: 1 } as never),
    after: MODERATION,
  },
  'an undone decision': {
    inline: 'Failed to save the decision. Please try again.',
    use: mutation(useUndoDecision, 'c-1'),
    after: MODERATION,
  },
  'a word filter': {
    toast: 'Error: Failed to save. Please try again.',
    use: mutation(() => useWordFilter('m-1'), true),
    after: MODERATION,
  },
  'seen results': { use: mutation(useMarkResultsSeen, '2025-10-14T00:00:00Z') },
  'a read notification': {
    use: () => {
      const { one } = useMarkRead();
      return () => one.onAct('n-pick');
    },
    after: BELL,
  },
  'all notifications read': {
    done: 'All notifications marked as read',
    use: mutation(() => useMarkRead().all, undefined),
    after: BELL,
  },
  'a pick': {
    done: 'Pick recorded: Your prediction is locked.',
    toast: 'Error: Failed to record pick. Try again.',
    isFixed: true,
    use: mutation(() => useLockPick(onDone), { matchId, choice: 'AGREE' }),
    after: 'spotlight card slate',
    on401: 'redirects',
  },
  'a pick in the slate': {
    done: 'Pick recorded: Your prediction is locked.',
    toast: 'Error: Failed to record pick. Try again.',
    isFixed: true,
    use: () => {
      const { onPick } = useSlatePicks();
      return () => onPick(matchId, 'AGREE');
    },
    after: 'spotlight card slate',
    on401: 'redirects',
  },
  'a follow': {
    use: mutation(() => useFollowToggle('u-mira'), false),
    after: PEOPLE,
    on401: 'redirects',
  },
  'an unfollow': {
    use: () => {
      const { following } = useListActions('u-mira');
      return () => following.onAct('u-mira');
    },
    after: PEOPLE,
    on401: 'redirects',
  },
  'a removed follower': {
    use: () => {
      const { followers } = useListActions('u-mira');
      return () => followers.onAct('u-2');
    },
    after: PEOPLE,
    on401: 'redirects',
  },
  'the hour of a reminder': {
    inline: 'Failed to save. Please try again.',
    isFixed: true,
    use: () => {
      const { onHour } = useReminderSettings(undefined);
      return () => onHour('digestHour', 9);
    },
  },
  'a test push': {
    inline: 'Failed to send a test. Please try again.',
    use: mutation(() => usePush().test, 'p-1'),
    afterFailure: 'reminders',
  },
  'push turned off': {
    inline: 'Failed to turn off push notifications. Please try again.',
    use: mutation(() => usePush().turnOff, 'p-1'),
  },
  'a new calendar address': {
    inline: 'Failed to create an address. Please try again.',
    use: mutation(() => useCalendarAddress().renew, undefined),
  },
  'a removed calendar address': {
    inline: 'Failed to remove the address. Please try again.',
    use: mutation(() => useCalendarAddress().remove, undefined),
  },
  'a mute': {
    done: 'Player muted: What they write is hidden from you.',
    toast: 'Error: Failed to mute. Please try again.',
    use: mutation(() => useMuteToggle(), { player: subject.player, isMuted: true }),
    after: MUTED,
    on401: 'redirects',
  },
  'a lifted mute': {
    inline: 'Failed to unmute. Please try again.',
    isFixed: true,
    use: () => {
      const section = useAvoidedSection();
      return () => section?.muted.onLift('u-13');
    },
    after: MUTED,
  },
  'a block': {
    done: "Player blocked: You don't see each other anymore.",
    inline: 'Failed to block. Please try again.',
    use: confirmed('block'),
    after: BLOCKED,
    on401: 'redirects',
  },
  'a lifted block': {
    inline: 'Failed to unblock. Please try again.',
    isFixed: true,
    use: () => {
      const section = useAvoidedSection();
      return () => section?.blocked.onLift('u-12');
    },
    after: BLOCKED,
  },
  'a block lifted on a profile': {
    done: 'Player unblocked: You can see each other again.',
    toast: 'Error: Failed to unblock. Please try again.',
    use: mutation(() => useUnblock(), 'u-12'),
    after: BLOCKED,
    on401: 'redirects',
  },
  'a deleted message': {
    done: 'Message deleted',
    inline: 'Failed to delete the message. Please try again.',
    use: confirmed('deleteMessage'),
    after: 'chat threads thread',
    on401: 'redirects',
  },
  'a left conversation': {
    done: 'You left the conversation',
    inline: 'Failed to leave. Please try again.',
    use: confirmed('leave'),
    after: 'chat threads thread',
    on401: 'redirects',
  },
  'a declined request': {
    done: 'Request declined',
    inline: 'Failed to decline. Please try again.',
    use: confirmed('decline'),
    after: 'chat threads thread',
    on401: 'redirects',
  },
  'an accepted request': {
    toast: 'Error: Failed to accept the request. Please try again.',
    use: mutation(() => useAcceptThread(), 't-mira'),
    after: 'chat threads thread',
    on401: 'redirects',
  },
  'a report': {
    done: 'Report sent: A moderator will look at it.',
    toast: 'Error: Failed to send the report. Please try again.',
    use: mutation(() => useReport({ isOpen: false }), {
      subject: { kind: 'NAME', id: 'u-1' },
      reason: 'SPAM',
    }),
    on401: 'redirects',
  },
  'a preference': {
    inline: 'Failed to update preferences. Please try again.',
    isFixed: true,
    use: () => {
      const { onPreference } = settings.usePreferences(player);
      return () => onPreference('notifyRankUp', false);
    },
  },
  'another confirmation': {
    inline: 'Failed to send the email. Please try again.',
    use: mutation(settings.useResendConfirmation, undefined),
  },
  'a deleted account': {
    done: "Account deleted: You've been logged out everywhere.",
    inline: 'Failed to delete account. Please try again.',
    use: mutation(() => settings.useDeleteAccount(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a logout everywhere': {
    done: "Logged out: You've been logged out on all your devices",
    inline: 'Failed to log out everywhere. Please try again.',
    use: mutation(() => settings.useLogoutEverywhere(onDone), undefined),
    after: `session ${PRIVATE}`,
    afterFailure: '',
  },
  'a stopped share': {
    inline: 'Failed to stop sharing. Please try again.',
    isFixed: true,
    use: () => {
      const { onStop } = useStopSharing();
      return () => onStop('s-1');
    },
    after: 'ownShares',
  },
  'a new share': {
    inline: 'Failed to create the link. Please try again.',
    isFixed: true,
    use: mutation(() => useOwnShare(edgeShare).create, edgeShare),
    after: 'ownShares',
  },
  'a removed share': {
    inline: 'Failed to stop sharing. Please try again.',
    isFixed: true,
    use: mutation(() => useOwnShare(edgeShare).remove, 's-1'),
    after: 'ownShares',
  },
};
const ROWS = Object.entries(MUTATIONS);

let data: Map<QueryName, unknown>;
/** The responses to reads, by path. */
let reads: Map<string, unknown>;
beforeAll(async () => {
  data = await loadEverything('full-card');
});
beforeEach(() => {
  reads = new Map(QUERY_ROWS.map(([name, [path]]) => [path, data.get(name)]));
  for (const name of ['BroadcastChannel', 'sessionStorage', 'localStorage']) vi.stubGlobal(name, undefined);
});
afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'http://mocked.test';

/** The replies of a server: a status, or that of the mocks for 200. */
type Reply = number | ((headers: Headers) => Response);

/** A page that has everything, and a server that replies like this to writes. */
function open({ use }: Row, reply: Reply) {
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(reads.get(path));
    if (typeof reply === 'function') return reply(new Headers(headers));
    if (reply === 401) return Response.json({ message: 'Unauthorized' }, { status: 401 });
    if (reply !== 200) return new Response(null, { status: reply });
    return getResponse(scenarios['full-card'], new Request(ORIGIN + path, { method }), { baseUrl: ORIGIN });
  });
  const client = createQueryClient();
  const services = createServices();
  fillCache(client, data);
  return { client, services, start: renderHook(client, services, use) };
}

/** Runs a mutation on a page that shows everything. Returns what is refetched, where a 401 leads, and the words of a failure. */
async function run(row: Row, reply: Reply = 200) {
  const { client, services, start } = open(row, reply);
  const fetched = showEverything(client);
  start();
  await settled(client);
  const [write] = client.getMutationCache().getAll();
  const { error = null, variables } = write?.state ?? {};
  const inline = error && failureText(error, write?.meta?.failure ?? {}, variables as never);
  client.clear();
  const shown = services.toaster.store.get();
  const toast = shown ? [shown.title, shown.description].filter(Boolean).join(': ') : undefined;
  return { refetched: fetched(), redirects: services.unauthorized.mock.calls.length, toast, inline };
}

const inOrder = (names: string) =>
  QUERY_ROWS.flatMap(([name]) => (names.split(' ').includes(name) ? name : [])).join(' ');

test.each(ROWS)('the success of %s is told, and what it changes is refetched, and nothing else', async (_, row) => {
  expect(await run(row)).toMatchObject({ refetched: inOrder(row.after ?? ''), redirects: 0, toast: row.done });
});

test.each(ROWS)('the failure of %s is told, and what it may have changed is refetched', async (_, row) => {
  const { after = '', afterFailure = after, toast, inline = toast?.replace(/^[\w ]+: /, '') ?? '' } = row;
  expect(await run(row, 500)).toEqual({ refetched: inOrder(afterFailure), redirects: 0, toast, inline });
});

test.each(ROWS.filter(([, { toast, inline }]) => toast ?? inline))(
  "the failure of %s is told in the server's words, unless it has its own",
  async (_, row) => {
    const { inline } = await run(row, () => Response.json({ message: 'Taken' }, { status: 409 }));
    expect(inline === 'Taken').toBe(row.isFixed !== true);
  },
);

test.each(ROWS)('a 401 of %s checks the session, and leads to the login where that helps', async (_, row) => {
  const { after = '', afterFailure = after, on401, isFixed, toast, inline } = row;
  const title = /^([\w ]+): /.exec(toast ?? '')?.[1] ?? 'Error';
  const isTold = on401 !== 'redirects' && (toast ?? (on401 !== 'ignored' && inline));
  expect(await run(row, 401)).toMatchObject({
    refetched: inOrder(on401 === 'ignored' ? '' : `session ${afterFailure}`),
    redirects: on401 === 'redirects' ? 1 : 0,
    toast: isTold ? `${title}: ${isFixed ? (inline ?? toast?.replace(/^[\w ]+: /, '')) : 'Unauthorized'}` : undefined,
  });
});

type Effect = [name: string, query: QueryName, read: (data: never) => unknown, before: unknown, after: unknown];
type Shown = { id: string; userId: string; isRead: boolean; isRequest: boolean };
const has = (id: string) => (rows: Shown[]) => rows.some((row) => row.id === id);
const writes = (userId: string) => (messages: Shown[]) => messages.some((message) => message.userId === userId);
const isRead = (id: string) => (rows: Shown[]) => rows.find((row) => row.id === id)?.isRead;

const pickOf = ({ userPick }: Prediction) => userPick;
const pickInSlate = ({ entries }: Slate) => entries.find(({ match }) => match.id === matchId)?.userPick;

/** Content that is shown once the server has confirmed it, before anything is refetched. */
const EFFECTS: Effect[] = [
  ['a pick', 'card', pickOf, null, 'AGREE'],
  ['a pick in the slate', 'slate', pickInSlate, null, 'AGREE'],
  [
    'a follow',
    'summary',
    ({ isFollowing, followersCount }: UserSummary) => [isFollowing, followersCount],
    [false, 1284],
    [true, 1285],
  ],
  ['an unfollow', 'following', has('u-mira'), true, false],
  ['a removed follower', 'followers', has('u-2'), true, false],
  ['an ended session', 'activeSessions', has('s-phone'), true, false],
  ['a read notification', 'notifications', isRead('n-pick'), false, true],
  ['a read notification', 'notifications', isRead('n-start'), false, false],
  ['all notifications read', 'notifications', isRead('n-start'), false, true],
  ['a mute', 'thread', writes('u-mira'), true, false],
  ['a mute', 'summary', ({ isMuted }: UserSummary) => isMuted, undefined, true],
  ['a block', 'thread', writes('u-mira'), true, false],
  ['a lifted mute', 'muted', has('u-13'), true, false],
  ['a lifted block', 'blocked', has('u-12'), true, false],
  ['a block lifted on a profile', 'blocked', has('u-12'), true, false],
  ['a deleted message', 'chat', ([first]: ChatMessage[]) => first?.isDeleted, undefined, true],
  ['an accepted request', 'threads', ([first]: DmThread[]) => first?.isRequest, undefined, false],
  ['hidden results', 'session', ({ hiddenResults }: CurrentUser) => hiddenResults?.all, undefined, true],
  ['a preference', 'session', ({ notifyRankUp }: CurrentUser) => notifyRankUp, true, false],
  ['the hour of a reminder', 'reminders', ({ digestHour }: Reminders) => digestHour, null, 9],
  ['a new calendar address', 'reminders', ({ calendarPath }: Reminders) => calendarPath !== null, false, true],
];

/** Starts a mutation on a page that has everything, and returns what the page has of a query then and at the end. */
async function watch<Data>(name: string, query: QueryName, reply: Reply, read: (data: Data) => unknown) {
  const { client, start } = open(MUTATIONS[name] as Row, reply);
  const shown = () => read(client.getQueryData(QUERIES[query][1].queryKey) as Data);
  start();
  const atOnce = shown();
  await settled(client);
  return { atOnce, atEnd: shown() };
}

test.each(EFFECTS)('%s is shown in %s once the server has confirmed it', async (name, query, read, before, after) => {
  expect(await watch(name, query, 200, read)).toEqual({ atOnce: before, atEnd: after });
  expect(await watch(name, query, 500, read)).toEqual({ atOnce: before, atEnd: before });
});

test.each([
  ['the same match', matchId, 'DISAGREE'],
  ['another match', 'm-9', null],
])('a 409 with the stored pick of %s, %s, locks the card with %s', async (_, id, choice) => {
  const reply = () => Response.json({ message: 'Locked', pick: { matchId: id, choice: 'DISAGREE' } }, { status: 409 });
  expect(await watch('a pick', 'card', reply, pickOf)).toEqual({ atOnce: null, atEnd: choice });
  expect(await watch('a pick in the slate', 'slate', reply, pickInSlate)).toEqual({ atOnce: null, atEnd: choice });
});

test.each([
  ['an ended session', 'activeSessions', 2],
  ['a stopped share', 'ownShares', 0],
  ['a removed share', 'ownShares', 0],
] as const)('%s that had ended before is removed, too', async (name, query, count) => {
  const { atEnd } = await watch(
    name,
    query,
    () => new Response(null, { status: 404 }),
    (rows: Shown[]) => rows.length,
  );
  expect(atEnd).toBe(count);
});

test('all results are shown at once, and seen results are no longer new', async () => {
  const hidden = await watch('all results shown', 'session', 500, ({ hiddenResults }: CurrentUser) => hiddenResults);
  expect(hidden.atOnce).toEqual(NOTHING_HIDDEN);
  const seen = await watch('seen results', 'session', 500, ({ newResultsCount }: CurrentUser) => newResultsCount);
  expect(seen).toEqual({ atOnce: 0, atEnd: 0 });
});

const shown = (id: string) => ({ ...NOTHING_HIDDEN, all: true, shown: [id] });

test('shown results are kept, in whatever order the responses arrive', async () => {
  const { client, start } = open(MUTATIONS['a shown result'] as Row, () => Response.json(shown('m-1')));
  const { queryKey } = QUERIES.session[1];
  client.setQueryData<CurrentUser>(queryKey, { ...player, hiddenResults: shown('m-2') });
  start();
  await settled(client);
  expect(client.getQueryData(queryKey)).toMatchObject({ hiddenResults: { shown: ['m-2', 'm-1'] } });
});

const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

test.each(['a deleted account', 'a logout everywhere'])(
  'the session is over after %s whose response was lost',
  async (name) => {
    reads.set('/api/auth/user', null);
    const { atEnd } = await watch(name, 'session', loseResponse, (user: unknown) => user);
    expect(atEnd).toBeNull();
  },
);

const draft = draftOf('chat', 'm-1');

test.each([
  ['is deleted once it was sent', 201, 'hello', ''],
  ['stays when it has changed meanwhile', 201, 'hello again', 'hello again'],
  ['stays when sending fails', 503, 'hello', 'hello'],
] as const)('a draft %s', async (_, status, text, after) => {
  const { client, start } = open(MUTATIONS['a chat message'] as Row, () => new Response(null, { status }));
  start();
  writeDraft(draft, text);
  await settled(client);
  expect(readDraft(draft)).toBe(after);
});

test('a message is sent once, also when its screen is opened again meanwhile', async () => {
  const row = MUTATIONS['a chat message'] as Row;
  const reply = vi.fn<() => Response>(() => new Response(null, { status: 201 }));
  const { client, services, start } = open(row, reply);
  start();
  renderHook(client, services, row.use)();
  await settled(client);
  expect(reply).toHaveBeenCalledOnce();
});

test.each(['a chat message', 'a direct message'])(
  '%s that failed is repeated with its idempotency key; the next one has its own',
  async (name) => {
    const keys: (string | null)[] = [];
    const statuses = [503, 201, 201];
    const row = MUTATIONS[name] as Row;
    const { client, services } = open(row, (headers) => {
      keys.push(headers.get('Idempotency-Key'));
      return new Response(null, { status: statuses[keys.length - 1] });
    });
    for (const _ of statuses) {
      renderHook(client, services, row.use)();
      await settled(client);
    }
    expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);
