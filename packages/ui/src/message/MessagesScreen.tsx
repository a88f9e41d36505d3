import type { DmThread } from '@machine/contract';
import { Inbox, MessageSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { amount } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import styles from './MessagesScreen.module.css';
import { ThreadList } from './ThreadList.tsx';
import { ThreadListSkeleton } from './ThreadListSkeleton.tsx';
import { type MessageViewer, stateFor } from './messageViewer.ts';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

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
  const { viewer, onLogin, state, folders, onNewMessage, now, onReport } = props;
  const isRequests = folders?.selected === 'requests';
  const shown = stateFor(viewer, state);
  return (
    <ScreenColumn>
      <ScreenHeader title="Messages" lead="Between you and the players you follow.">
        {/* The empty state has its own button. */}
        {viewer.kind === 'player' && (state.kind !== 'empty' || isRequests) && (
          <NewMessageButton onPress={onNewMessage} />
        )}
      </ScreenHeader>
      <MessagesFolder folders={viewer.kind === 'player' ? folders : undefined} isBusy={shown.kind === 'loading'}>
        <Loaded
          state={shown}
          failure="Couldn't load messages."
          skeleton={
            <Panel tone="quiet">
              <ThreadListSkeleton />
            </Panel>
          }
        >
          {(loaded) => {
            switch (loaded.kind) {
              case 'anonymous':
                return <LoginPrompt onLogin={onLogin} />;
              case 'empty':
                return isRequests ? NO_REQUESTS : <NoMessages onNewMessage={onNewMessage} />;
              case 'ready':
                return (
                  <Panel>
                    <ThreadList
                      {...loaded}
                      now={now}
                      onReport={onReport}
                      label={isRequests ? 'Requests' : 'Conversations'}
                    />
                  </Panel>
                );
            }
          }}
        </Loaded>
      </MessagesFolder>
    </ScreenColumn>
  );
}

type MessagesFolderProps = { folders: FoldersProps | undefined; isBusy: boolean; children: ReactNode };

/** With folders, the content is a panel below their tabs. */
function MessagesFolder({ folders, isBusy, children }: MessagesFolderProps) {
  const panelId = useId();
  if (!folders) {
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

const NO_REQUESTS = (
  <EmptyBlock
    icon={Inbox}
    message="No requests"
    detail="Messages from players you don't follow wait here until you accept them."
  />
);

const NoMessages = ({ onNewMessage }: Pick<MessagesScreenProps, 'onNewMessage'>) => (
  <EmptyBlock
    icon={MessageSquare}
    message="No messages yet"
    detail="Send a message to someone you follow."
    action={<NewMessageButton onPress={onNewMessage} />}
  />
);

function NewMessageButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="3" onPress={onPress} aria-haspopup="dialog">
      <SquarePen size={18} strokeWidth={1.75} aria-hidden /> New message
    </Button>
  );
}
