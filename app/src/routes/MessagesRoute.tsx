import { COUNTDOWN_REFRESH_MS, type DmThread } from '@machine/contract';
import { MessagesScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { orReload } from '../orReload.ts';
import { Part } from '../panels/Part.tsx';
import { messageQueries } from '../queries/message.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';
import { useServices } from '../services/services.ts';

const NewMessage = lazy(() => orReload(import('../panels/NewMessage.tsx')));

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
        <Part isWanted={isStarting}>
          <NewMessage userId={viewer.userId} isOpen={isStarting} onClose={() => setIsStarting(false)} />
        </Part>
      )}
    </>
  );
}

const threadsState = (threads: readonly DmThread[]) =>
  threads.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, threads };
