import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { ChatFooter, type ChatPosting } from './ChatFooter.tsx';
import { ChatMessages, type ChatMessagesProps } from './ChatMessages.tsx';

export type MatchChatProps = Omit<ChatMessagesProps, 'hasPicked'> & {
  /** The match whose result the messages may tell. */
  of: MatchOfResult;
  /** The draft, or why the viewer can't post. */
  posting: ChatPosting;
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
