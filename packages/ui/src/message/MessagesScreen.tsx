import type { DmThread } from '@machine/contract';
import { Inbox, MessageSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import styles from './MessagesScreen.module.css';
import { ThreadList } from './ThreadList.tsx';
import { ThreadListSkeleton } from './ThreadListSkeleton.tsx';
import { isLoading, type MessageViewer } from './messageViewer.ts';
import type { Unloaded } from '../primitives/feedback/UnloadedBlock.tsx';

export type MessagesState = Unloaded | { kind: 'empty' } | { kind: 'ready'; threads: readonly DmThread[] };

export const FOLDERS = ['inbox', 'requests'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Requests wait in a folder of their own: conversations that players whom the viewer doesn't follow have started. */
export type FoldersProps = {
  selected: Folder;
  /** Number of requests. */
  requestCount: number;
  onSelect: (folder: Folder) => void;
};

export type MessagesScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  onLogin: () => void;
  /** The conversations of the selected folder, or why there are none. */
  state: MessagesState;
  /** Absent if the server has no requests. */
  folders?: FoldersProps;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  /** Reports what is left of a conversation that a block hides. Absent if the server has no reports. */
  onReport?: (thread: DmThread) => void;
  /** Opens the new message dialog. */
  onNewMessage: () => void;
};

/** The /messages page: the viewer's conversations. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { viewer, state, folders, onNewMessage } = props;
  const isEmpty = state.kind === 'empty' && folders?.selected !== 'requests';
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Messages" lead="Between you and the players you follow.">
        {/* The empty state has its own button. */}
        {viewer.kind === 'player' && !isEmpty && <NewMessageButton onPress={onNewMessage} />}
      </ScreenHeader>
      <MessagesFolder {...props}>
        <MessagesBody {...props} />
      </MessagesFolder>
    </div>
  );
}

/** With folders, the content is a panel below their tabs. */
function MessagesFolder({ viewer, state, folders, children }: MessagesScreenProps & { children: ReactNode }) {
  const panelId = useId();
  const isBusy = isLoading(viewer, state);
  if (!folders || viewer.kind !== 'player') {
    return (
      <div {...focusFallback} className={styles.body} aria-busy={isBusy}>
        {children}
      </div>
    );
  }
  const { selected, requestCount, onSelect } = folders;
  const labels: Record<Folder, string> = {
    inbox: 'Inbox',
    requests: requestCount > 0 ? `Requests (${amount(requestCount)})` : 'Requests',
  };
  return (
    <div className={styles.folders}>
      <Tabs
        label="Folder"
        tabs={FOLDERS.map((id) => ({ id, label: labels[id] }))}
        selected={selected}
        onSelect={onSelect}
        panelId={panelId}
      />
      <TabPanel
        id={panelId}
        label={selected === 'inbox' ? 'Inbox' : 'Requests'}
        isBusy={isBusy}
        className={styles.body}
      >
        {children}
      </TabPanel>
    </div>
  );
}

function MessagesBody({ viewer, onLogin, state, folders, onNewMessage, ...list }: MessagesScreenProps) {
  const isRequests = folders?.selected === 'requests';
  if (viewer.kind === 'anonymous') return <LoginPrompt onLogin={onLogin} />;
  if (viewer.kind === 'loading') return <Loading isSlow={viewer.isSlow} />;
  switch (state.kind) {
    case 'loading':
      return <Loading isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Couldn't load messages." onRetry={state.onRetry} />;
    case 'empty':
      return isRequests ? (
        <EmptyBlock
          icon={Inbox}
          message="No requests"
          detail="Messages from players you don't follow wait here until you accept them."
        />
      ) : (
        <EmptyBlock
          icon={MessageSquare}
          message="No messages yet"
          detail="Send a message to someone you follow."
          action={<NewMessageButton onPress={onNewMessage} />}
        />
      );
    case 'ready':
      return (
        <Panel>
          <ThreadList
            {...list}
            label={isRequests ? 'Requests' : 'Conversations'}
            threads={state.threads}
            viewerId={viewer.userId}
          />
        </Panel>
      );
  }
}

function Loading({ isSlow }: { isSlow?: boolean }) {
  return (
    <>
      <Panel tone="quiet">
        <ThreadListSkeleton />
      </Panel>
      <LoadingStatus isSlow={isSlow} />
    </>
  );
}

function NewMessageButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="3" onPress={onPress} aria-haspopup="dialog">
      <SquarePen size={18} strokeWidth={1.75} aria-hidden /> New message
    </Button>
  );
}
