import { DM_TEXT_MAX, type DmMessage, type DmThread } from '@machine/contract';
import { ArrowLeft, MessageSquare, UserRoundPlus } from 'lucide-react';
import { SessionFailed } from '../auth/SessionFailed.tsx';
import { ClosedFoot } from '../chat/ClosedFoot.tsx';
import { SendBox, type SendBoxProps } from '../chat/SendBox.tsx';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/Button.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { Link } from '../primitives/Link.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { useFocusFallback } from '../primitives/useFocusFallback.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import { DmMessageList } from './DmMessageList.tsx';
import styles from './ThreadScreen.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { ThreadTitle } from './ThreadTitle.tsx';
import { isBusy, type MessageViewer } from './viewer.ts';

export type ThreadState =
  | { kind: 'loading'; isSlow?: boolean }
  /** Also when it is not there, or not the viewer's: nothing says which. */
  | { kind: 'failed'; onRetry?: () => void }
  | {
      kind: 'ready';
      thread: DmThread;
      /** Oldest first. */
      messages: readonly DmMessage[];
      /** The last few polls failed: what is shown may be old. */
      isPaused?: boolean;
    };

/** What one writes; the draft is the owner's, and only a success takes it away. */
export type ThreadDraft = Pick<SendBoxProps, 'value' | 'onValue' | 'isSending' | 'isWaiting' | 'onSend'>;

export type ThreadScreenProps = {
  /** Who looks; visitors are asked to log in. */
  viewer: MessageViewer;
  onLogin: () => void;
  /** What is known of the conversation. */
  state: ThreadState;
  /** What is being written; it is the owner's, and only a success takes it away. */
  draft: ThreadDraft;
  /** The clock is a prop, so that a story stands still. */
  now: Date;
  messagesHref: string;
  profileHref: (userId: string) => string;
  /** Opens the dialog. */
  onAddPeople: () => void;
};

/** For /messages/{threadId}: one conversation. */
export function ThreadScreen(props: ThreadScreenProps) {
  const { viewer, state, messagesHref } = props;
  const kept = useFocusFallback<HTMLDivElement>();
  return (
    <div className={styles.screen}>
      <Link href={messagesHref} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden /> All messages
      </Link>
      <ThreadHead {...props} />
      <div {...kept} tabIndex={-1} className={styles.body} aria-busy={isBusy(viewer, state)}>
        <ThreadBody {...props} />
      </div>
    </div>
  );
}

function ThreadHead({ viewer, state, onAddPeople }: ThreadScreenProps) {
  const isReady = viewer.kind === 'player' && state.kind === 'ready';
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {isReady ? <ThreadTitle participants={state.thread.participants} viewerId={viewer.userId} /> : 'Conversation'}
      </h1>
      <p className={styles.count}>{isReady && plural(state.thread.participants.length, 'participant')}</p>
      {isReady && state.thread.canReply !== false && (
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
      return <ErrorBlock sentence="Failed to fetch thread." onRetry={state.onRetry} />;
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
          <div className={styles.foot}>
            {/* There before it has something to say. */}
            <output className={styles.paused}>{state.isPaused && 'Live updates paused. Retrying…'}</output>
            {/* A draft stays visible. */}
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

/** Replaces the send box when the viewer follows nobody in the thread. Deleted accounts have no rank and no profile. */
function NoReply({ thread, viewerId, profileHref }: NoReplyProps) {
  const [other, ...more] = thread.participants.filter(({ userId }) => userId !== viewerId);
  return (
    <ClosedFoot sentence="You can only write to people you follow.">
      {other && other.rank !== '' && more.length === 0 && <Link href={profileHref(other.userId)}>View profile</Link>}
    </ClosedFoot>
  );
}

function Loading({ isSlow }: { isSlow?: boolean }) {
  return (
    <Panel tone="quiet" className={styles.panel}>
      <ThreadSkeleton />
      <div className={styles.foot}>
        <LoadingStatus isSlow={isSlow} />
      </div>
    </Panel>
  );
}
