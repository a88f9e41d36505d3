import { COUNTDOWN_REFRESH_MS, type DmMessage, type DmThread } from '@machine/contract';
import { ThreadScreen, type ThreadState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDraft } from '../hooks/useDraft.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { LazyPart } from '../panels/LazyPart.tsx';
import { messageQueries, useSendDm } from '../queries/message.ts';
import { usePaused } from '../queries/polling.ts';
import { messageViewer, useViewer } from '../queries/viewer.ts';
import { useServices } from '../services/services.ts';

const loadAddPeople = () => import('../panels/AddPeople.tsx').then(({ AddPeople }) => AddPeople);

/** Wires one conversation. Its head is found in the list of all (RULES.md). */
export function ThreadRoute() {
  const { threadId = '' } = useParams();
  const viewer = messageViewer(useViewer());
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
        profileHref={paths.profile}
        onAddPeople={() => setIsAdding(true)}
      />
      {thread && isPlayer && (
        <LazyPart
          load={loadAddPeople}
          turn="panel"
          isWanted={isAdding}
          props={{ userId, thread, isOpen: isAdding, onClose: () => setIsAdding(false) }}
        />
      )}
    </>
  );
}

type Waiting = { kind: 'loading'; isSlow: boolean } | { kind: 'failed'; onRetry?: () => void };
type List = Waiting | { kind: 'ready'; all: readonly DmThread[] };
type Said = Waiting | { kind: 'ready'; rows: readonly DmMessage[] };

/** Both must be there; a thread that the list does not have is not the viewer's, and nothing says more. */
export function threadState(
  list: List,
  said: Said,
  thread: DmThread | undefined,
  { isPaused, retry }: { isPaused: boolean; retry: () => void },
): ThreadState {
  if (said.kind === 'failed') return { kind: 'failed', onRetry: said.onRetry && retry };
  if (list.kind === 'failed') return { kind: 'failed', onRetry: list.onRetry && retry };
  if (said.kind === 'loading') return said;
  if (list.kind === 'loading') return list;
  return thread ? { kind: 'ready', thread, messages: said.rows, isPaused } : { kind: 'failed', onRetry: retry };
}
