import type { MatchChat } from '@machine/contract';
import { useRef } from 'react';
import { useLongListIn } from '../primitives/useLongList.ts';
import { ChatLink } from './ChatLink.tsx';
import type { MatchChatsProps } from './MatchChats.tsx';
import styles from './SideNavigation.module.css';

export type ChatListProps = Omit<MatchChatsProps, 'state'> & {
  chats: readonly MatchChat[];
  /** The id of its heading. */
  labelledBy: string;
};

/** Pixels: a first guess for the rows that are not drawn. */
const ROW_HEIGHT = 68;

export function ChatList({ chats, labelledBy, chatHref, currentHref, onVisit }: ChatListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listRef, indexes, before, after, measureRow } = useLongListIn<HTMLUListElement>(
    boxRef,
    chats.length,
    ROW_HEIGHT,
  );
  return (
    <div ref={boxRef} className={styles.box}>
      <ul
        ref={listRef}
        aria-labelledby={labelledBy}
        className={styles.list}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {indexes.map((index) => {
          const chat = chats[index];
          if (!chat) return null;
          const href = chatHref(chat.matchId);
          return (
            <li
              key={chat.matchId}
              ref={measureRow}
              data-index={index}
              aria-setsize={chats.length}
              aria-posinset={index + 1}
            >
              <ChatLink chat={chat} href={href} isCurrent={href === currentHref} onVisit={onVisit} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
