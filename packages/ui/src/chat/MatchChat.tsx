import type { ChatMessage } from '@machine/contract/chat.ts';
import type { MatchDetail } from '@machine/contract/match.ts';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { ChatFooter, type ChatPosting } from './ChatFooter.tsx';
import { ChatMessages, type ChatMessagesProps, type MatchChatState } from './ChatMessages.tsx';
import type { MessageMenu } from './messageMenu.ts';

/** What the panel and the page of a match's chat have in common. */
export type ChatOfMatch = {
  /** Tells the match apart from others, when its result is hidden. */
  matchId?: string;
  /** Null until loaded, or if loading fails. */
  match: MatchDetail | null;
  /** For the countdown before the match. */
  now: Date;
  /** The messages, oldest first, or why there are none yet. */
  state: MatchChatState;
  /** The draft, or why the viewer can't post. */
  posting: ChatPosting;
  /** Used to mark the viewer's own messages. */
  viewerId?: string | null;
  /** Absent if the viewer can't do anything about messages. */
  menu?: MessageMenu<ChatMessage>;
};

export type MatchChatProps = Omit<ChatMessagesProps, 'hasPicked'> &
  Pick<ChatOfMatch, 'posting'> & {
    /** The match whose result the messages may tell. */
    of: MatchOfResult;
  };

/** A match's messages, covered while its result is hidden, and the box to write one. */
export function MatchChat({ of, posting, ...messages }: MatchChatProps) {
  return (
    <>
      <Result of={of} as="block" text="The chat may tell the result." action="Show the chat">
        <ChatMessages {...messages} hasPicked={posting.kind === 'picked'} />
      </Result>
      <ChatFooter posting={posting} />
    </>
  );
}
