import { DELETED_USER } from '@machine/contract/constants.ts';
import type { DmMessage, DmThread, Participant } from '@machine/contract/message.ts';
import type { ReportSubject } from '@machine/contract/report.ts';
import type { ThreadSafety } from '@machine/ui/message/ThreadScreen.tsx';
import { messageActions } from '@machine/ui/safety/safetyActions.ts';
import type { SafetySubject } from '../queries/safety.ts';
import { useAcceptThread } from '../queries/safetyActions.ts';
import { useSafety } from './useSafety.ts';

type ThreadSafetyOptions = { viewerId: string; thread: DmThread | undefined; messages: readonly DmMessage[] };

/** A player's actions on a conversation and its messages. `props` is absent if there is nothing. */
export function useThreadSafety({ viewerId, thread, messages }: ThreadSafetyOptions) {
  const safety = useSafety();
  const accept = useAcceptThread();
  const threadId = thread?.id ?? '';
  const messageSubject = (message: DmMessage): SafetySubject => {
    const isOwn = message.userId === viewerId;
    const username = nameOf(thread, message.userId);
    return {
      label: isOwn ? 'More about your message' : `More about the message by ${username}`,
      actions: messageActions(isOwn),
      player: { id: message.userId, username },
      reports: [{ kind: 'DM_MESSAGE', id: message.id }],
      message: { kind: 'dm', threadId, messageId: message.id },
      threadId,
    };
  };
  const threadSubject = (): SafetySubject => {
    const other = thread?.participants.find(({ userId }) => userId !== viewerId);
    return {
      label: 'More about this conversation',
      actions: ['leave'],
      player: { id: other?.userId ?? '', username: other?.username ?? DELETED_USER },
      reports: other ? requestReports(other, messages) : [],
      threadId,
    };
  };
  const props: ThreadSafety = {
    messageMenu: {
      openId: safety.open?.message?.messageId ?? null,
      onOpen: (message, opening) => safety.openMenu(messageSubject(message), opening),
    },
    isMenuOpen: safety.open !== null && safety.open.message === undefined,
    onOpenMenu: (opening) => safety.openMenu(threadSubject(), opening),
    isAccepting: accept.isPending || accept.isRateLimited,
    onAccept: () => accept.mutate(threadId),
    onDecline: () => safety.confirm(threadSubject(), 'decline'),
    onBlock: () => safety.confirm(threadSubject(), 'block'),
    onReport: () => safety.report(threadSubject()),
  };
  return { ...safety, props: safety.isAvailable ? props : undefined };
}

const everyoneIn = (thread: DmThread | undefined) => [
  ...(thread?.participants ?? []),
  ...(thread?.formerParticipants ?? []),
];

const nameOf = (thread: DmThread | undefined, id: string) =>
  everyoneIn(thread).find(({ userId }) => userId === id)?.username ?? DELETED_USER;

/** Reportable parts of a request's sender: their last message, their name, and their picture if they have one. */
export function requestReports(
  { userId, profileImageUrl }: Participant,
  messages: readonly DmMessage[],
): ReportSubject[] {
  const last = messages.findLast((message) => message.userId === userId);
  return [
    ...(last ? [{ kind: 'DM_MESSAGE' as const, id: last.id }] : []),
    { kind: 'NAME', id: userId },
    ...(profileImageUrl === null ? [] : [{ kind: 'PICTURE' as const, id: userId }]),
  ];
}
