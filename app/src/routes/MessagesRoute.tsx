import { HIDDEN_PLAYER } from '@machine/contract/constants.ts';
import type { DmThread } from '@machine/contract/message.ts';
import { type Folder, MessagesScreen } from '@machine/ui/message/MessagesScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../hooks/useNow.ts';
import { useSafety } from '../hooks/useSafety.ts';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { lazyPart } from '../panels/Part.tsx';
import { useHasFeature } from '../queries/game.ts';
import { messageQueries } from '../queries/message.ts';
import type { SafetySubject } from '../queries/safety.ts';
import { messageViewer, useViewer } from '../hooks/useViewer.ts';

const Safety = lazyPart(() => import('../panels/Safety.tsx'));
const NewMessage = lazyPart(() => import('../panels/NewMessage.tsx'));

export default function MessagesRoute() {
  const session = useViewer();
  const viewer = messageViewer(session);
  const threads = useQuery({ ...messageQueries.threads(), enabled: viewer.kind === 'player' });
  const hasFolders = useHasFeature('SAFETY');
  const [search, setSearch] = useSearchParams();
  const folder = hasFolders ? selectedFolder(search) : null;
  const state = useScreenState(threads, (all) => listState('threads', threadsIn(all, folder)));
  const now = useNow();
  const safety = useSafety();
  const [isStarting, setIsStarting] = useState(false);
  return (
    <>
      <MessagesScreen
        viewer={viewer}
        onLogin={session.onLogin}
        state={state}
        folders={
          folder === null
            ? undefined
            : {
                selected: folder,
                requestCount: threadsIn(threads.data ?? [], 'requests').length,
                onSelect: (next) => setSearch(next === 'requests' ? { [FOLDER_PARAM]: next } : {}, { replace: true }),
              }
        }
        now={now}
        onReport={safety.isAvailable ? (thread) => safety.report(hiddenSubject(thread)) : undefined}
        onNewMessage={() => setIsStarting(true)}
      />
      <Safety {...safety.panel} />
      {viewer.kind === 'player' && (
        <NewMessage userId={viewer.userId} isOpen={isStarting} onClose={() => setIsStarting(false)} />
      )}
    </>
  );
}

/** The rest of a conversation that a block hides. */
const hiddenSubject = ({ reportableId = '' }: DmThread): SafetySubject => ({
  label: 'More about this conversation',
  actions: ['report'],
  player: { id: '', username: HIDDEN_PLAYER },
  reports: [{ kind: 'DM_MESSAGE', id: reportableId }],
});

const FOLDER_PARAM = 'folder';

export const selectedFolder = (search: URLSearchParams): Folder =>
  search.get(FOLDER_PARAM) === 'requests' ? 'requests' : 'inbox';

/** Returns the threads of a folder; without folders, all of them. */
export const threadsIn = (threads: readonly DmThread[], folder: Folder | null): readonly DmThread[] =>
  folder === null ? threads : threads.filter(({ isRequest = false }) => isRequest === (folder === 'requests'));
