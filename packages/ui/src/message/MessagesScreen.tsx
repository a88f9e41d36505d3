import type { DmThread } from '@machine/contract';
import { MessageSquare, SquarePen } from 'lucide-react';
import { SessionFailed } from '../auth/SessionFailed.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import styles from './MessagesScreen.module.css';
import { ThreadList } from './ThreadList.tsx';
import { ThreadListSkeleton } from './ThreadListSkeleton.tsx';
import { isLoading, type MessageViewer } from './messageViewer.ts';

export type MessagesState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; threads: readonly DmThread[] };

export type MessagesScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  onLogin: () => void;
  /** The conversations, or why there are none. */
  state: MessagesState;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  threadHref: (threadId: string) => string;
  /** Opens the new message dialog. */
  onNewMessage: () => void;
};

/** The /messages page: the viewer's conversations. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { viewer, state, onNewMessage } = props;
  const isEmpty = state.kind === 'empty';
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <ScreenTitle align="start" lead="Between you and the players you follow.">
          Messages
        </ScreenTitle>
        {/* The empty state has its own button. */}
        {viewer.kind === 'player' && !isEmpty && <NewMessageButton onPress={onNewMessage} />}
      </div>
      <div {...focusFallback} className={styles.body} aria-busy={isLoading(viewer, state)}>
        <MessagesBody {...props} />
      </div>
    </div>
  );
}

function MessagesBody({ viewer, onLogin, state, onNewMessage, ...list }: MessagesScreenProps) {
  if (viewer.kind === 'anonymous') return <LoginPrompt onLogin={onLogin} />;
  if (viewer.kind === 'loading') return <Loading isSlow={viewer.isSlow} />;
  if (viewer.kind === 'failed') return <SessionFailed onRetry={viewer.onRetry} />;
  switch (state.kind) {
    case 'loading':
      return <Loading isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Couldn't load messages." onRetry={state.onRetry} />;
    case 'empty':
      return (
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
          <ThreadList {...list} threads={state.threads} viewerId={viewer.userId} />
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
