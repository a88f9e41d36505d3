import type { MatchChat } from '@machine/contract';
import { Box, Flex, Skeleton, Text } from '@radix-ui/themes';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { ChatList } from './ChatList.tsx';
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
    <Flex asChild direction="column" flexGrow="1" gap="3" minHeight="0">
      <section {...focusFallback} aria-labelledby={headingId} aria-busy={props.state.kind === 'loading'}>
        <Box px="3">
          <Eyebrow as="h3" id={headingId} isVerbatim>
            Match Chats
          </Eyebrow>
        </Box>
        <Chats {...props} headingId={headingId} />
      </section>
    </Flex>
  );
}

function Chats({ state, headingId, ...list }: MatchChatsProps & { headingId: string }) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Text asChild size="2" color="gray">
            <Box asChild px="3">
              <output>{state.isSlow ? 'Still loading…' : 'Loading…'}</output>
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
