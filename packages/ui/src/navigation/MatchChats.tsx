import type { MatchChat } from '@machine/contract';
import { Skeleton } from '@radix-ui/themes';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { ChatList } from './ChatList.tsx';
import styles from './SideNavigation.module.css';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type MatchChatsState = Unloaded | { kind: 'empty' } | { kind: 'ready'; chats: readonly MatchChat[] };

export type MatchChatsProps = {
  state: MatchChatsState;
  currentHref?: string;
  /** Called when a chat is opened, to close the navigation. */
  onVisit: () => void;
};

/** The match chats with their heading, or their loading, error or empty state. */
export function MatchChats(props: MatchChatsProps) {
  const headingId = useId();
  return (
    <section
      {...focusFallback}
      className={styles.chats}
      aria-labelledby={headingId}
      aria-busy={props.state.kind === 'loading'}
    >
      <Eyebrow as="h3" id={headingId} isVerbatim className={styles.heading}>
        Match Chats
      </Eyebrow>
      <Chats {...props} headingId={headingId} />
    </section>
  );
}

function Chats({ state, headingId, ...list }: MatchChatsProps & { headingId: string }) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <output className={styles.hint}>{state.isSlow ? 'Still loading…' : 'Loading…'}</output>
          {WIDTHS.map((width) => (
            <div key={width} className={styles.skeleton} aria-hidden>
              <Skeleton width={width} height="1.125rem" />
              <Skeleton width="45%" height="0.875rem" />
            </div>
          ))}
        </>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load chats." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock icon={MessagesSquare} message="No active chats" detail="Make a pick on a match to join its chat." />
      );
    case 'ready':
      return <ChatList {...list} chats={state.chats} labelledBy={headingId} />;
  }
}

const WIDTHS = ['72%', '60%', '66%'];
