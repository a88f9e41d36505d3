import type { DmMessage, DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { ThreadScreen, type ThreadState } from '@machine/ui/message/ThreadScreen.tsx';
import type { Unloaded } from '@machine/ui/primitives/feedback/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stillAhead } from '../hooks/stillAhead.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useSendBox } from '../hooks/useSendBox.ts';
import { useThreadSafety } from '../hooks/useThreadSafety.ts';
import { lazyPart } from '../panels/Part.tsx';
import { messageQueries, useSendDm } from '../queries/message.ts';
import { usePaused } from '../queries/polling.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';

const AddPeople = lazyPart(() => import('../panels/AddPeople.tsx'));
const Safety = lazyPart(() => import('../panels/Safety.tsx'));

/** Connects a conversation. Its participants come from the list of threads. */
export default function ThreadRoute() {
  const { threadId = '' } = useParams();
  const session = useViewer();
  const viewer = messageViewer(session);
  const userId = viewer.kind === 'player' ? viewer.userId : '';
  const isPlayer = viewer.kind === 'player';
  const threads = useQuery({ ...messageQueries.threads(), enabled: isPlayer });
  const messages = useQuery({ ...messageQueries.thread(threadId), enabled: isPlayer });
  const isPaused = usePaused(messages);
  const now = useNow();
  const [isAdding, setIsAdding] = useState(false);
  const thread = threads.data?.find(({ id }) => id === threadId);

  const draftKey = { userId, kind: 'dm' as const, id: threadId };
  const draft = useSendBox(draftKey, useSendDm(threadId, draftKey));
  const list = useScreenState(threads, (all) => ({ kind: 'ready' as const, all }));
  const messageList = useScreenState(messages, (rows) => ({ kind: 'ready' as const, rows }));
  const safety = useThreadSafety({ viewerId: userId, thread, messages: messages.data ?? NONE });
  const navigate = useNavigate();
  // The conversation disappears before the list is shown.
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void navigate(paths.messages, { replace: true });
  };
  const retry = () => {
    void threads.refetch();
    void messages.refetch();
  };
  return (
    <>
      <ThreadScreen
        viewer={viewer}
        onLogin={session.onLogin}
        state={isLeaving ? LEAVING : threadState(list, messageList, thread, { isPaused, retry })}
        draft={draft}
        mutedUntil={session.kind === 'player' ? stillAhead(session.user.mutedUntil, now) : undefined}
        now={now}
        onAddPeople={() => setIsAdding(true)}
        safety={safety.props}
      />
      <Safety
        {...safety.panel}
        onLeft={leave}
        onBlocked={(blocked) => thread && isOnlyWith(thread, userId, blocked.id) && leave()}
      />
      {thread && isPlayer && (
        <AddPeople userId={userId} thread={thread} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

const NONE: readonly DmMessage[] = [];
const LEAVING = { kind: 'loading' as const };

/** Returns whether a conversation ends when this player is blocked. */
export const isOnlyWith = ({ participants }: DmThread, viewerId: string, otherId: string) =>
  participants.every(({ userId }) => userId === viewerId || userId === otherId);

type ThreadListState = Unloaded | { kind: 'ready'; all: readonly DmThread[] };
type MessageListState = Unloaded | { kind: 'ready'; rows: readonly DmMessage[] };

/** Ready only when both lists have loaded. A thread missing from the list is not accessible, which looks like a failure. */
export function threadState(
  list: ThreadListState,
  messages: MessageListState,
  thread: DmThread | undefined,
  { isPaused, retry }: { isPaused: boolean; retry: () => void },
): ThreadState {
  if (messages.kind === 'failed') return { kind: 'failed', onRetry: messages.onRetry && retry };
  if (list.kind === 'failed') return { kind: 'failed', onRetry: list.onRetry && retry };
  if (messages.kind === 'loading') return messages;
  if (list.kind === 'loading') return list;
  return thread ? { kind: 'ready', thread, messages: messages.rows, isPaused } : { kind: 'failed', onRetry: retry };
}
