import { DM_TEXT_MAX, type DmMessage, type DmThread } from '@machine/contract';
import { ArrowLeft, MessageSquare, UserRoundPlus } from 'lucide-react';
import { SessionFailed } from '../auth/SessionFailed.tsx';
import { ReadOnlyFooter } from '../chat/ReadOnlyFooter.tsx';
import { SendBox, type SendBoxProps } from '../chat/SendBox.tsx';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import { DmMessageList } from './DmMessageList.tsx';
import styles from './ThreadScreen.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { ThreadTitle } from './ThreadTitle.tsx';
import { isLoading, type MessageViewer } from './messageViewer.ts';

export type ThreadState =
  | { kind: 'loading'; isSlow?: boolean }
  /** Also used if the thread doesn't exist or isn't the viewer's, without revealing which. */
  | { kind: 'failed'; onRetry?: () => void }
  | {
      kind: 'ready';
      thread: DmThread;
      /** Oldest first. */
      messages: readonly DmMessage[];
      /** The last few polls failed and the messages may be stale. */
      isPaused?: boolean;
    };

export type ThreadDraft = Pick<SendBoxProps, 'value' | 'onValue' | 'isSending' | 'isRateLimited' | 'onSend'>;

export type ThreadScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  onLogin: () => void;
  /** The conversation, or why there is none. */
  state: ThreadState;
  /** The draft. The parent owns it and clears it only after sending succeeds. */
  draft: ThreadDraft;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  messagesHref: string;
  profileHref: (userId: string) => string;
  /** Opens the dialog for adding people. */
  onAddPeople: () => void;
};

/** The /messages/{threadId} page: one conversation. */
export function ThreadScreen(props: ThreadScreenProps) {
  const { viewer, state, messagesHref } = props;
  return (
    <div className={styles.screen}>
      <Link href={messagesHref} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden /> All messages
      </Link>
      <ThreadHeader {...props} />
      <div {...focusFallback} className={styles.body} aria-busy={isLoading(viewer, state)}>
        <ThreadBody {...props} />
      </div>
    </div>
  );
}

function ThreadHeader({ viewer, state, onAddPeople }: ThreadScreenProps) {
  const isReady = viewer.kind === 'player' && state.kind === 'ready';
  return (
    <header className={styles.header}>
      <h1 className={styles.title} tabIndex={-1}>
        {isReady ? (
          <ThreadTitle
            participants={state.thread.participants}
            viewerId={viewer.userId}
            name={state.thread.league?.name}
          />
        ) : (
          'Conversation'
        )}
      </h1>
      <p className={styles.count}>{isReady && plural(state.thread.participants.length, 'participant')}</p>
      {isReady && state.thread.canReply !== false && !state.thread.league && (
        <Button variant="outline" tone="gray" className={styles.add} onPress={onAddPeople} aria-haspopup="dialog">
          <UserRoundPlus size={16} strokeWidth={1.75} aria-hidden /> Add people
        </Button>
      )}
    </header>
  );
}

function ThreadBody({ viewer, onLogin, state, draft, now, profileHref }: ThreadScreenProps) {
  if (viewer.kind === 'anonymous') return <LoginPrompt onLogin={onLogin} />;
  if (viewer.kind === 'loading') return <Loading isSlow={viewer.isSlow} />;
  if (viewer.kind === 'failed') return <SessionFailed onRetry={viewer.onRetry} />;
  switch (state.kind) {
    case 'loading':
      return <Loading isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Failed to fetch thread." onRetry={state.onRetry} />;
    case 'ready':
      return (
        <Panel className={styles.panel}>
          {state.messages.length > 0 ? (
            <DmMessageList thread={state.thread} messages={state.messages} viewerId={viewer.userId} now={now} />
          ) : (
            <p className={styles.empty}>
              <MessageSquare size={28} strokeWidth={1.5} aria-hidden />
              No messages yet
            </p>
          )}
          <div className={styles.footer}>
            {/* A live region must be mounted before its text changes. */}
            <output className={styles.paused}>{state.isPaused && 'Live updates paused. Retrying…'}</output>
            {/* Keep an existing draft visible. */}
            {state.thread.canReply === false && draft.value === '' ? (
              <NoReply thread={state.thread} viewerId={viewer.userId} profileHref={profileHref} />
            ) : (
              <SendBox {...draft} label="Message" placeholder="Write a message..." maxLength={DM_TEXT_MAX} />
            )}
          </div>
        </Panel>
      );
  }
}

type NoReplyProps = { thread: DmThread; viewerId: string; profileHref: (userId: string) => string };

/** Replaces the send box if the viewer follows no one in the thread. Deleted accounts have no rank and no profile. */
function NoReply({ thread, viewerId, profileHref }: NoReplyProps) {
  const [other, ...more] = thread.participants.filter(({ userId }) => userId !== viewerId);
  return (
    <ReadOnlyFooter reason="You can only write to people you follow.">
      {other && other.rank !== '' && more.length === 0 && <Link href={profileHref(other.userId)}>View profile</Link>}
    </ReadOnlyFooter>
  );
}

function Loading({ isSlow }: { isSlow?: boolean }) {
  return (
    <Panel tone="quiet" className={styles.panel}>
      <ThreadSkeleton />
      <div className={styles.footer}>
        <LoadingStatus isSlow={isSlow} />
      </div>
    </Panel>
  );
}
