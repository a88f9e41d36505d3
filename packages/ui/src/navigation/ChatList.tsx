import { paths, type MatchChat } from '@machine/contract';
import { useRef } from 'react';
import { useLongListIn } from '../primitives/list/useLongList.ts';
import { ChatLink } from './ChatLink.tsx';
import styles from './SideNavigation.module.css';

export type ChatListProps = {
  chats: readonly MatchChat[];
  /** The id of the heading that labels the list. */
  labelledBy: string;
  currentHref?: string;
  onVisit: () => void;
};

/** Estimated height in pixels of rows that are not rendered. */
const ROW_HEIGHT = 68;
const keyOf = ({ matchId }: { matchId: string }) => matchId;

/** The list of match chats. Only the rows near the visible part are in the page. */
export function ChatList({ chats, labelledBy, currentHref, onVisit }: ChatListProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, MatchChat>(boxRef, chats, ROW_HEIGHT, keyOf);
  return (
    <div ref={boxRef} className={styles.box}>
      <ul {...listProps} aria-labelledby={labelledBy} className={styles.list}>
        {indexes.map((index) => {
          const chat = chats[index];
          if (!chat) return null;
          const href = paths.matchChat(chat.matchId);
          return (
            <li key={chat.matchId} {...rowProps(index)} aria-setsize={chats.length} aria-posinset={index + 1}>
              <ChatLink chat={chat} href={href} isCurrent={href === currentHref} onVisit={onVisit} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
