import { COUNTDOWN_REFRESH_MS, type DmMessage, type DmThread } from '@machine/contract';
import { AddPeopleDialog, ThreadScreen, type ThreadState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDraft } from '../hooks/useDraft.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePeopleChoice } from '../hooks/usePeopleChoice.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { messageQueries, useAddPeople, useSendDm } from '../queries/message.ts';
import { usePaused } from '../queries/polling.ts';
import { messageViewer, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';

/** Wires one conversation. Its head is found in the list of all (RULES.md). */
export function ThreadRoute() {
  const { threadId = '' } = useParams();
  const session = useSession();
  const viewer = messageViewer(session);
  const userId = viewer.kind === 'player' ? viewer.userId : '';
  const { loginDialog } = useServices();
  const isPlayer = viewer.kind === 'player';
  const threads = useQuery({ ...messageQueries.threads(), enabled: isPlayer });
  const messages = useQuery({ ...messageQueries.thread(threadId), enabled: isPlayer });
  const isPaused = usePaused(messages);
  const now = useNow(COUNTDOWN_REFRESH_MS);
  const [isAdding, setIsAdding] = useState(false);
  const thread = threads.data?.find(({ id }) => id === threadId);

  const place = { userId, kind: 'dm' as const, id: threadId };
  const draft = useDraft(place);
  const send = useSendDm(threadId, { place, returnTo: paths.thread(threadId) });
  const list = useScreenState(threads, (all) => ({ kind: 'ready' as const, all }));
  const said = useScreenState(messages, (rows) => ({ kind: 'ready' as const, rows }));
  const retry = () => {
    void threads.refetch();
    void messages.refetch();
  };
  return (
    <>
      <ThreadScreen
        viewer={viewer}
        onLogin={() => loginDialog.set(true)}
        state={threadState(list, said, thread, { isPaused, retry })}
        draft={{
          value: draft.text,
          onValue: draft.write,
          isSending: send.isSending,
          isWaiting: send.isWaiting,
          onSend: send.sendText,
        }}
        now={now}
        messagesHref={paths.messages}
        onAddPeople={() => setIsAdding(true)}
      />
      {thread && isPlayer && (
        <AddPeopleContainer userId={userId} thread={thread} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

type Waiting = { kind: 'loading'; isSlow: boolean } | { kind: 'failed'; onRetry: () => void };
type List = Waiting | { kind: 'ready'; all: readonly DmThread[] };
type Said = Waiting | { kind: 'ready'; rows: readonly DmMessage[] };

/** Both must be there; a thread that the list does not have is not the viewer's, and nothing says more. */
export function threadState(
  list: List,
  said: Said,
  thread: DmThread | undefined,
  { isPaused, retry }: { isPaused: boolean; retry: () => void },
): ThreadState {
  if (said.kind === 'failed' || list.kind === 'failed') return { kind: 'failed', onRetry: retry };
  if (said.kind === 'loading') return said;
  if (list.kind === 'loading') return list;
  return thread ? { kind: 'ready', thread, messages: said.rows, isPaused } : { kind: 'failed', onRetry: retry };
}

type AddPeopleContainerProps = { userId: string; thread: DmThread; isOpen: boolean; onClose: () => void };

function AddPeopleContainer({ userId, thread, isOpen, onClose }: AddPeopleContainerProps) {
  const navigate = useNavigate();
  const { picker, forget } = usePeopleChoice({
    userId,
    isOpen,
    without: thread.participants.map((person) => person.userId),
  });
  const add = useAddPeople(thread.id, {
    returnTo: paths.thread(thread.id),
    onThread: (threadId) => {
      onClose();
      forget();
      if (threadId !== thread.id) void navigate(paths.thread(threadId));
    },
  });
  return (
    <AddPeopleDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={add.isPending || add.isWaiting}
      onSubmit={() => add.mutate(picker.chosen.map(({ id }) => id))}
    />
  );
}
