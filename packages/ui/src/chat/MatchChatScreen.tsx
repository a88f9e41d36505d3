import { DELETED_USER } from '@machine/contract/constants.ts';
import { Flex, Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { rankNames } from '../format/rank.ts';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { matchOfChat } from './chatResult.ts';
import type { MatchMessageProps } from './ChatMessages.tsx';
import { type ChatOfMatch, MatchChat } from './MatchChat.tsx';
import { MatchChatHeader } from './MatchChatHeader.tsx';
import { MessageFrame, MessageText } from './MessageItem.tsx';
import { MessageMenuButton } from './MessageMenuButton.tsx';
import { PlayFeed, type PlaysState } from './PlayFeed.tsx';
import { cleanName } from './playText.ts';

export type MatchChatScreenProps = ChatOfMatch & {
  /** Formatted as 'away team at home team', in the order of the score. */
  title: string;
  /** The events of the match above the chat, or why there are none yet. */
  plays: PlaysState;
  /** State of the live updates. While they are down, the page polls. */
  connection: ConnectionState;
};

/** System messages appear only in the side panel. */
const KINDS = ['USER'];

/** The /match-chat/{matchId} page: live score and plays, with the chat below. */
export function MatchChatScreen({ title, plays, connection, ...chat }: MatchChatScreenProps) {
  const { matchId, match, now, ...messages } = chat;
  const headingId = useId();
  const name = cleanName(title);
  const of = matchOfChat(matchId, match);
  return (
    <ScreenColumn>
      <Panel as="section">
        <MatchChatHeader of={of} title={name} match={match} now={now} />
        <Result of={of} as="nothing">
          <PlayFeed state={plays} />
        </Result>
      </Panel>
      <Panel as="section" tone="quiet" aria-labelledby={headingId}>
        <Flex direction="column" gap="3" height="clamp(25rem, calc(100dvh - 31rem), 40rem)">
          <Flex wrap="wrap" align="baseline" justify="between" gapX="3">
            <Heading as="h2" size="3" id={headingId}>
              Match chat
            </Heading>
            <ConnectionStatus state={connection} />
          </Flex>
          <MatchChat {...messages} of={of} title={name} kinds={KINDS} Message={ScreenMessage} />
        </Flex>
      </Panel>
    </ScreenColumn>
  );
}

/** Formats a message as '[rank] username: text'. */
function ScreenMessage({ message, isOwn, menu }: MatchMessageProps) {
  const { rank, username, text, isDeleted = false } = message;
  const author = (
    <>
      <Mono size="1" color="gray">
        [<UserText>{rankNames(rank).wide}</UserText>]
      </Mono>{' '}
      <Text weight="bold" color={isOwn ? 'sky' : undefined}>
        <UserText>{username || DELETED_USER}</UserText>
      </Text>
      :{' '}
    </>
  );
  return (
    <MessageFrame menu={<MessageMenuButton menu={menu} message={message} author={username} isOwn={isOwn} />}>
      <MessageText lead={author} isDeleted={isDeleted}>
        {text}
      </MessageText>
    </MessageFrame>
  );
}

type ConnectionState = 'live' | 'connecting' | 'down';

const LABELS: Record<ConnectionState, string> = {
  live: 'Live',
  connecting: 'Connecting…',
  down: 'Not live. Refreshing every few seconds.',
};

/** Shows whether live updates are connected. Not announced, because the page falls back to polling. */
const ConnectionStatus = ({ state }: { state: ConnectionState }) => (
  <Mono size="1" color={state === 'live' ? 'mint' : 'gray'}>
    {LABELS[state]}
  </Mono>
);
