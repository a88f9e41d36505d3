import { useAvoidedSection } from '../../hooks/useAvoidedPlayers.ts';
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
import { onDone, matchId, draftOf, type Row, mutation, BELL } from './row.ts';

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
const league =
  <Input>(useAction: () => { run: (input: Input) => void }, input: NoInfer<Input>) =>
  () => {
    const { run } = useAction();
    return () => run(input);
  };

/** What players change for others, too: picks, messages, follows, leagues and moderation. */
export const SHARED_MUTATIONS: Record<string, Row> = {
  'a chat message': {
    toast: 'Error: Failed to send message.',
    use: () => {
      const { sendText } = useSendChat('m-1', draftOf('chat', 'm-1'));
      return () => sendText('hello');
    },
    after: 'chat',
    // Whether the player may still post.
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
};
