import type { ChatMessage } from '@machine/contract';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { MessageList } from './MessageList.tsx';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import styles from './ChatMessages.module.css';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type MatchChatState =
  | Unloaded
  /** `isPaused`: live updates stopped and the messages may be stale. */
  | { kind: 'ready'; messages: readonly ChatMessage[]; isPaused?: boolean };

export type ChatMessagesProps = {
  /** The match title. */
  title: string;
  state: MatchChatState;
  hasPicked: boolean;
  /** Used to mark the viewer's own messages. */
  viewerId?: string | null;
  /** Message kinds to show. */
  kinds: readonly string[];
  children: (message: ChatMessage) => ReactNode;
};

/** Shows a match's messages. Fills the available height in every state. */
export function ChatMessages({ title, state, hasPicked, viewerId, kinds, children }: ChatMessagesProps) {
  switch (state.kind) {
    case 'loading':
      return <MessagesSkeleton isSlow={state.isSlow} />;
    case 'failed':
      return (
        <div className={styles.placeholder}>
          <ErrorBlock message="Couldn't load messages." onRetry={state.onRetry} />
        </div>
      );
    case 'ready': {
      const rows = state.messages.filter(({ kind }) => kinds.includes(kind));
      return (
        <div className={styles.messages}>
          {state.isPaused && <output className={styles.paused}>Live updates paused. Retrying…</output>}
          {rows.length > 0 ? (
            <MessageList label={`${title} chat`} rows={rows} isOwn={({ userId }) => isViewer(userId, viewerId)}>
              {children}
            </MessageList>
          ) : (
            <div className={styles.placeholder}>
              <EmptyBlock
                icon={MessageSquare}
                message={hasPicked ? 'No messages yet. Start the conversation!' : 'Make a pick to join the chat.'}
              />
            </div>
          )}
        </div>
      );
    }
  }
}

export const isViewer = (userId: string | null, viewerId?: string | null) => userId !== null && userId === viewerId;
