import { COUNTDOWN_REFRESH_MS, type DmThread } from '@machine/contract';
import { MessagesScreen, NewMessageDialog } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { usePeopleChoice } from '../hooks/usePeopleChoice.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { messageQueries, useCreateThread } from '../queries/message.ts';
import { messageViewer, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';

/** Wires the list of conversations, and the start of a new one. */
export function MessagesRoute() {
  const session = useSession();
  const viewer = messageViewer(session);
  const { loginDialog } = useServices();
  const threads = useQuery({ ...messageQueries.threads(), enabled: viewer.kind === 'player' });
  const state = useScreenState(threads, threadsState);
  const now = useNow(COUNTDOWN_REFRESH_MS);
  const [isStarting, setIsStarting] = useState(false);
  return (
    <>
      <MessagesScreen
        viewer={viewer}
        onLogin={() => loginDialog.set(true)}
        state={state}
        now={now}
        threadHref={paths.thread}
        onNewMessage={() => setIsStarting(true)}
      />
      {viewer.kind === 'player' && (
        <NewMessageContainer userId={viewer.userId} isOpen={isStarting} onClose={() => setIsStarting(false)} />
      )}
    </>
  );
}

const threadsState = (threads: readonly DmThread[]) =>
  threads.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, threads };

type NewMessageContainerProps = { userId: string; isOpen: boolean; onClose: () => void };

const NOBODY: readonly string[] = [];

function NewMessageContainer({ userId, isOpen, onClose }: NewMessageContainerProps) {
  const navigate = useNavigate();
  const { picker } = usePeopleChoice({ userId, isOpen, without: NOBODY });
  const create = useCreateThread({
    returnTo: paths.messages,
    onThread: (threadId) => void navigate(paths.thread(threadId)),
  });
  return (
    <NewMessageDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={create.isPending || create.isWaiting}
      onSubmit={() => create.mutate(picker.chosen.map(({ id }) => id))}
    />
  );
}
