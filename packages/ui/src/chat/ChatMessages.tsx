import type { ChatMessage } from '@machine/contract/chat.ts';
import { Flex, Text, Box, Skeleton } from '@radix-ui/themes';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import type { MessageMenu } from './messageMenu.ts';
import { MessageList } from './MessageList.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** `messages`: oldest first, of all kinds. */
export type MatchChatState =
  | Unloaded
  /** `isPaused`: live updates stopped and the messages may be stale. */
  | { kind: 'ready'; messages: readonly ChatMessage[]; isPaused?: boolean };

/** A message of a match's chat, and its menu, if the viewer can do anything about messages. */
export type MatchMessageProps = {
  /** The message to draw, as the server sent it. */
  message: ChatMessage;
  /** True if the viewer wrote it. */
  isOwn: boolean;
  /** Opens the menu of a message. Absent if the viewer can't do anything about messages. */
  menu?: MessageMenu<ChatMessage>;
};

export type ChatMessagesProps = {
  /** Name of the match, for the accessible name of the list. */
  title: string;
  /** The messages, oldest first, or why there are none yet. */
  state: MatchChatState;
  /** True if the viewer may write: decides what an empty chat says. */
  hasPicked: boolean;
  /** Used to mark the viewer's own messages. */
  viewerId?: string | null;
  /** Kinds of messages to show, such as USER and SYSTEM. All others are left out. */
  kinds: readonly string[];
  /** Opens the menu of a message. Absent if the viewer can't do anything about messages. */
  menu?: MatchMessageProps['menu'];
  /** Draws one message; the panel and the page do it differently. */
  Message: ComponentType<MatchMessageProps>;
};

/** Shows a match's messages. Fills the available height in every state. */
export const ChatMessages = ({ state, ...props }: ChatMessagesProps) => (
  <Loaded
    state={state}
    failure={({ onRetry }) => (
      <Placeholder>
        <ErrorBlock message="Couldn't load messages." onRetry={onRetry} />
      </Placeholder>
    )}
    skeleton={skeletonOf}
  >
    {(loaded) => <Messages {...props} {...loaded} />}
  </Loaded>
);

type MessagesProps = Omit<ChatMessagesProps, 'state'> & Extract<MatchChatState, { kind: 'ready' }>;

function Messages({ title, messages, isPaused, hasPicked, viewerId, kinds, menu, Message }: MessagesProps) {
  const rows = messages.filter(({ kind }) => kinds.includes(kind));
  const isOwn = ({ userId }: ChatMessage) => userId !== null && userId === viewerId;
  return (
    <Flex direction="column" position="relative" flexGrow="1" minHeight="0">
      {isPaused && (
        <Text asChild size="2" color="gray">
          <output>Live updates paused. Retrying…</output>
        </Text>
      )}
      {rows.length > 0 ? (
        <MessageList label={`${title} chat`} rows={rows} isOwn={isOwn}>
          {(message) => <Message message={message} isOwn={isOwn(message)} menu={menu} />}
        </MessageList>
      ) : (
        <Placeholder>
          <Mono as="p" align="center">
            {hasPicked ? 'No messages yet. Start the conversation!' : 'Make a pick to join the chat.'}
          </Mono>
        </Placeholder>
      )}
    </Flex>
  );
}

const Placeholder = ({ children }: { children: ReactNode }) => (
  <Flex direction="column" justify="center" flexGrow="1" minHeight="0" overflowY="auto">
    {children}
  </Flex>
);

const WIDTHS = ['72%', '48%', '84%', '60%', '36%'];

/** Placeholder for loading messages, aligned with the end of the list. */
const skeletonOf = (isSlow = false) => (
  <Flex direction="column" justify="end" flexGrow="1" gap="2" minHeight="0" py="3" overflow="hidden" aria-busy>
    <Box mb="auto">{isSlow ? <LoadingStatus isSlow /> : <Note>Loading messages…</Note>}</Box>
    {WIDTHS.map((width) => (
      <div key={width}>
        <Skeleton width="7rem" height="1rem" mb="1" />
        <Skeleton width={width} height="1.125rem" />
      </div>
    ))}
  </Flex>
);
