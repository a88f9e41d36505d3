import { useRestrictedSection } from '../../hooks/useRestrictedPlayers.ts';
import { useSendChat } from '../../queries/chat.ts';
import * as leagues from '../../queries/friendLeague.ts';
import { useAddPeople, useCreateThread, useSendDm } from '../../queries/message.ts';
import { useDecide, useUndoDecision, useWordFilter } from '../../queries/moderation.ts';
import { useLockPick } from '../../queries/prediction.ts';
import { useFollowToggle, useListActions } from '../../queries/profile.ts';
import {
  useAcceptThread,
  useConfirmedAction,
  useMuteToggle,
  useReport,
  useUnblock,
} from '../../queries/safetyActions.ts';
import { useSlatePicks } from '../../queries/slate.ts';
import { onDone, matchId, draftOf, type Row, mutation, pressing, BELL } from './row.ts';

const subject = {
  label: '',
  actions: [],
  reports: [],
  player: { id: 'u-mira', username: 'mira' },
  message: { kind: 'chat', matchId: 'm-1', messageId: '1' },
  threadId: 't-1',
} as const;
/** The queries that are refetched after a success, in the order of the table of queries. */
const LEAGUES = 'leagues league leagueTable invite';
const LEAGUES_AND_CHATS = `threads thread ${LEAGUES}`;
const PEOPLE = 'summary followers following';
const MODERATION = 'cases case moderationLog';
const BLOCKED = `chat chats threads thread ${BELL} board ${PEOPLE} search blocked`;
const MUTED = `chat chats threads thread ${BELL} summary muted`;
const confirmed = (action: 'block' | 'deleteMessage' | 'leave' | 'decline') =>
  mutation(() => useConfirmedAction(onDone), { action, subject });

const ROWS: Record<string, Row> = {
  'a chat message': {
    use: pressing(
      () => useSendChat('m-1', draftOf('chat', 'm-1')),
      ({ sendText }) => sendText('hello'),
    ),
    after: 'chat',
    // Whether the player may still post.
    afterFailure: 'chat chats',
  },
  'a direct message': {
    use: pressing(
      () => useSendDm('t-1', draftOf('dm', 't-1')),
      ({ sendText }) => sendText('hello'),
    ),
    after: 'threads thread',
  },
  'a new conversation': { use: mutation(() => useCreateThread(onDone), ['u-1']), after: 'threads thread' },
  'added people': { use: mutation(() => useAddPeople('t-1', onDone), ['u-1']), after: 'threads thread' },
  'a new league': {
    use: mutation(() => leagues.useCreateLeague(onDone), { name: 'Ours' } as never),
    after: LEAGUES_AND_CHATS,
  },
  'a renamed league': {
    use: mutation(() => leagues.useRenameLeague('l-1', onDone), { name: 'Ours' }),
    after: LEAGUES_AND_CHATS,
  },
  'a new invite': { use: mutation(() => leagues.useCreateInvite('l-1'), undefined), after: LEAGUES },
  'a revoked invite': { use: mutation(() => leagues.useRevokeInvite('l-1'), undefined), after: LEAGUES },
  'a removed member': { use: mutation(() => leagues.useRemoveMember('l-1'), 'u-1'), after: LEAGUES_AND_CHATS },
  'a left league': { use: mutation(() => leagues.useLeaveLeague('l-1', onDone), undefined), after: LEAGUES_AND_CHATS },
  'a joined league': { use: mutation(() => leagues.useJoinLeague('c-1', onDone), undefined), after: LEAGUES_AND_CHATS },
  'a decision': {
    use: mutation(() => useDecide('c-1'), { action: 'WARN', reason: 'SPAM', revision: 1 } as never),
    after: MODERATION,
    on401: 'checked',
  },
  'an undone decision': { use: mutation(useUndoDecision, 'c-1'), after: MODERATION, on401: 'checked' },
  'a word filter': { use: mutation(() => useWordFilter('m-1'), true), after: MODERATION, on401: 'checked' },
  'a pick': {
    done: 'Pick recorded: Your prediction is locked.',
    isFixed: true,
    use: mutation(() => useLockPick(onDone), { matchId, choice: 'AGREE' }),
    after: 'spotlight card slate',
  },
  'a pick in the slate': {
    done: 'Pick recorded: Your prediction is locked.',
    isFixed: true,
    use: pressing(useSlatePicks, ({ onPick }) => onPick(matchId, 'AGREE')),
    after: 'spotlight card slate',
  },
  'a follow': { use: mutation(() => useFollowToggle('u-mira'), false), after: PEOPLE },
  'an unfollow': {
    use: pressing(
      () => useListActions('u-mira'),
      ({ following }) => following.onAct('u-mira'),
    ),
    after: PEOPLE,
  },
  'a removed follower': {
    use: pressing(
      () => useListActions('u-mira'),
      ({ followers }) => followers.onAct('u-2'),
    ),
    after: PEOPLE,
  },
  'a mute': {
    done: 'Player muted: What they write is hidden from you.',
    use: mutation(() => useMuteToggle(), { player: subject.player, isMuted: true }),
    after: MUTED,
  },
  'a lifted mute': {
    isFixed: true,
    use: pressing(useRestrictedSection, (section) => section?.muted.onLift('u-13')),
    after: MUTED,
    on401: 'checked',
  },
  'a block': { done: "Player blocked: You don't see each other anymore.", use: confirmed('block'), after: BLOCKED },
  'a lifted block': {
    isFixed: true,
    use: pressing(useRestrictedSection, (section) => section?.blocked.onLift('u-12')),
    after: BLOCKED,
    on401: 'checked',
  },
  'a block lifted on a profile': {
    done: 'Player unblocked: You can see each other again.',
    use: mutation(() => useUnblock(), 'u-12'),
    after: BLOCKED,
  },
  'a deleted message': { done: 'Message deleted', use: confirmed('deleteMessage'), after: 'chat threads thread' },
  'a left conversation': { done: 'You left the conversation', use: confirmed('leave'), after: 'chat threads thread' },
  'a declined request': { done: 'Request declined', use: confirmed('decline'), after: 'chat threads thread' },
  'an accepted request': { use: mutation(() => useAcceptThread(), 't-mira'), after: 'chat threads thread' },
  'a report': {
    done: 'Report sent: A moderator will look at it.',
    use: mutation(() => useReport({ isOpen: false }), { subject: { kind: 'NAME', id: 'u-1' }, reason: 'SPAM' }),
  },
};

/** What players change for others, too: picks, messages, follows, leagues and moderation. Most lead to the login. */
export const SHARED_MUTATIONS: Record<string, Row> = Object.fromEntries(
  Object.entries(ROWS).map(([name, row]) => [name, { on401: 'redirects', ...row }]),
);
