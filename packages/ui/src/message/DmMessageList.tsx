import type { DmMessage, DmThread } from '@machine/contract';
import { useMemo } from 'react';
import { MessageLine } from '../chat/MessageLine.tsx';
import { MessageList } from '../chat/MessageList.tsx';
import { parseTime } from '../format/countdown.ts';
import { threadTitle } from '../format/threadTitle.ts';
import { timeAgo } from '../format/time.ts';
import { personName } from '../profile/personName.ts';
import { RankTag } from '../rank/RankTag.tsx';
import styles from './DmMessageList.module.css';

export type DmMessageListProps = {
  thread: DmThread;
  /** Oldest first. */
  messages: readonly DmMessage[];
  viewerId: string;
  now: Date;
};

/** What was said in a conversation; the wire names only the ids of those who said it. */
export function DmMessageList({ thread, messages, viewerId, now }: DmMessageListProps) {
  const people = useMemo(() => new Map(thread.participants.map((person) => [person.userId, person])), [thread]);
  const isOwn = ({ userId }: DmMessage) => userId === viewerId;
  const { names, more } = threadTitle(thread.participants, viewerId);
  return (
    <MessageList
      label={`Conversation with ${names} ${more}`.trim()}
      rows={messages}
      isOwn={isOwn}
      className={styles.list}
    >
      {(message) => {
        const author = people.get(message.userId);
        return (
          <div className={styles.message} data-own={isOwn(message) || undefined}>
            <MessageLine
              badge={author && <RankTag rank={author.rank} />}
              author={personName(author?.username ?? '')}
              text={message.text}
              meta={said(message, now, isOwn(message))}
              isOwn={isOwn(message)}
            />
          </div>
        );
      }}
    </MessageList>
  );
}

/** "You · 4 minutes ago": own messages are told apart by a word too. */
function said({ createdAt }: DmMessage, now: Date, isOwn: boolean): string {
  const time = parseTime(createdAt) ? timeAgo(createdAt, now) : '';
  return [isOwn && 'You', time].filter(Boolean).join(' · ');
}
