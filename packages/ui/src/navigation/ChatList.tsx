import { paths, type MatchChat } from '@machine/contract';
import { Box } from '@radix-ui/themes';
import { useRef } from 'react';
import { List } from '../primitives/list/List.tsx';
import { useLongListIn } from '../behavior/useLongList.ts';
import { ChatLink } from './ChatLink.tsx';

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
    <Box ref={boxRef} minHeight="0" overflow="auto">
      <List {...listProps} isDivided aria-labelledby={labelledBy}>
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
      </List>
    </Box>
  );
}
