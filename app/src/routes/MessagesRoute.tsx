import { COUNTDOWN_REFRESH_MS, type DmThread } from '@machine/contract';
import { MessagesScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { LazyPart } from '../panels/LazyPart.tsx';
import { messageQueries } from '../queries/message.ts';
import { messageViewer, useViewer } from '../queries/viewer.ts';
import { useServices } from '../services/services.ts';

const loadNewMessage = () => import('../panels/NewMessage.tsx').then(({ NewMessage }) => NewMessage);

/** Connects the list of conversations and the new-message dialog. */
export function MessagesRoute() {
  const viewer = messageViewer(useViewer());
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
        <LazyPart
          load={loadNewMessage}
          priority="panel"
          isWanted={isStarting}
          props={{ userId: viewer.userId, isOpen: isStarting, onClose: () => setIsStarting(false) }}
        />
      )}
    </>
  );
}

const threadsState = (threads: readonly DmThread[]) =>
  threads.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, threads };
