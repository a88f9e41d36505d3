import type { MatchChat } from '@machine/contract/chat.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Skeleton, Text } from '@radix-ui/themes';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { LongListIn } from '../list/LongList.tsx';
import { ChatLink } from './ChatLink.tsx';

/** The chats of the matches that the player has picked; `empty` if there are none. */
export type MatchChatsState = Unloaded | { kind: 'empty' } | { kind: 'ready'; chats: readonly MatchChat[] };

export type MatchChatsProps = {
  /** The chats in the server's order, or why there are none. */
  state: MatchChatsState;
  /** The current path; the chat with this path is marked. */
  currentHref?: string;
  /** Called when a chat is opened, to close the navigation. */
  onVisit: () => void;
};

/** The match chats with their heading, or their loading, error or empty state. */
export function MatchChats({ state, ...list }: MatchChatsProps) {
  const headingId = useId();
  return (
    <Flex asChild direction="column" flexGrow="1" gap="3" minHeight="0">
      <section {...focusFallback} aria-labelledby={headingId} aria-busy={state.kind === 'loading'}>
        <Box px="3">
          <Eyebrow as="h3" id={headingId} isVerbatim>
            Match Chats
          </Eyebrow>
        </Box>
        <Loaded state={state} failure="Couldn't load chats." skeleton={skeletonOf}>
          {{
            empty: () => (
              <EmptyBlock
                icon={MessagesSquare}
                message="No active chats"
                detail="Make a pick on a match to join its chat."
              />
            ),
            ready: ({ chats }) => <ChatList {...list} chats={chats} aria-labelledby={headingId} />,
          }}
        </Loaded>
      </section>
    </Flex>
  );
}

const skeletonOf = (isSlow = false) => (
  <>
    <Text asChild size="2" color="gray">
      <Box asChild px="3">
        <output>{isSlow ? 'Still loading…' : 'Loading…'}</output>
      </Box>
    </Text>
    {WIDTHS.map((width) => (
      <Flex key={width} direction="column" gap="2" p="3" aria-hidden>
        <Skeleton width={width} height="1.125rem" />
        <Skeleton width="45%" height="0.875rem" />
      </Flex>
    ))}
  </>
);

const WIDTHS = ['72%', '60%', '66%'];

type ChatListProps = Omit<MatchChatsProps, 'state'> & { chats: readonly MatchChat[]; 'aria-labelledby': string };

/** Estimated height in pixels of rows that are not rendered. */
const ROW_HEIGHT = 68;
const keyOf = ({ matchId }: { matchId: string }) => matchId;

/** The list of match chats. Only the rows near the visible part are in the page. */
function ChatList({ chats, currentHref, onVisit, ...label }: ChatListProps) {
  return (
    <LongListIn {...label} isDivided rows={chats} rowHeight={ROW_HEIGHT} keyOf={keyOf}>
      {(chat) => {
        const href = paths.matchChat(chat.matchId);
        return <ChatLink chat={chat} href={href} isCurrent={href === currentHref} onVisit={onVisit} />;
      }}
    </LongListIn>
  );
}
