import { DELETED_USER, type DmMessage, type DmThread } from '@machine/contract';
import { useMemo } from 'react';
import { MessageItem } from '../chat/MessageItem.tsx';
import { MessageList } from '../chat/MessageList.tsx';
import { parseTime } from '../format/countdown.ts';
import { threadTitle } from '../format/threadTitle.ts';
import { timeAgo } from '../format/time.ts';
import { RankTag } from '../rank/RankTag.tsx';
import styles from './DmMessageList.module.css';

export type DmMessageListProps = {
  thread: DmThread;
  /** Oldest first. */
  messages: readonly DmMessage[];
  viewerId: string;
  now: Date;
};

/** Lists the messages of a conversation. Messages carry only user ids; names come from the participants. */
export function DmMessageList({ thread, messages, viewerId, now }: DmMessageListProps) {
  const participants = useMemo(() => new Map(thread.participants.map((user) => [user.userId, user])), [thread]);
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
        const author = participants.get(message.userId);
        return (
          <div className={styles.message} data-own={isOwn(message) || undefined}>
            <MessageItem
              badge={author && <RankTag rank={author.rank} />}
              author={author?.username.trim() || DELETED_USER}
              text={message.text}
              meta={metaText(message, now, isOwn(message))}
              isOwn={isOwn(message)}
            />
          </div>
        );
      }}
    </MessageList>
  );
}

/** Formats as "You · 4 minutes ago". The word marks own messages without relying on color. */
function metaText({ createdAt }: DmMessage, now: Date, isOwn: boolean): string {
  const time = parseTime(createdAt) ? timeAgo(createdAt, now) : '';
  return [isOwn && 'You', time].filter(Boolean).join(' · ');
}
