import { DELETED_USER } from '@machine/contract/constants.ts';
import type { DmMessage, DmThread } from '@machine/contract/message.ts';
import { Box } from '@radix-ui/themes';
import { useMemo } from 'react';
import { MessageItem, SystemMessage } from '../chat/MessageItem.tsx';
import { MessageList } from '../chat/MessageList.tsx';
import type { MessageMenu } from '../chat/messageMenu.ts';
import { MessageMenuButton } from '../chat/MessageMenuButton.tsx';
import { parseTime } from '../format/countdown.ts';
import { threadPeople } from './threadPeople.ts';
import { threadTitle } from '../format/threadTitle.ts';
import { fullTime, timeAgo } from '../format/time.ts';
import { RankTag } from '../rank/RankTag.tsx';

export type DmMessageListProps = {
  /** Source of the names of the authors. */
  thread: DmThread;
  /** Oldest first. */
  messages: readonly DmMessage[];
  /** Used to mark the viewer's own messages. */
  viewerId: string;
  /** The current time, for the age of the messages. */
  now: Date;
  /** Absent if the viewer can't do anything about messages. */
  menu?: MessageMenu<DmMessage>;
};

/** Lists the messages of a conversation. Messages carry only user ids; names come from the participants. */
export function DmMessageList({ thread, messages, viewerId, now, menu }: DmMessageListProps) {
  const participants = useMemo(() => new Map(everyoneIn(thread).map((user) => [user.userId, user])), [thread]);
  const isOwn = ({ userId }: DmMessage) => userId === viewerId;
  const { names, more } = threadTitle(threadPeople(thread, viewerId), viewerId);
  return (
    <MessageList label={`Conversation with ${names} ${more}`.trim()} rows={messages} isOwn={isOwn}>
      {(message) => {
        if (message.kind === 'SYSTEM') {
          return (
            <Box pl="3">
              <SystemMessage text={message.text} />
            </Box>
          );
        }
        const author = participants.get(message.userId);
        const name = author?.username.trim() || DELETED_USER;
        return (
          <Box pl="3" style={isOwn(message) ? OWN : undefined}>
            <MessageItem
              badge={author && <RankTag rank={author.rank} />}
              author={name}
              text={message.text}
              meta={<Meta {...message} now={now} isOwn={isOwn(message)} />}
              isOwn={isOwn(message)}
              isDeleted={message.isDeleted}
              menu={<MessageMenuButton menu={menu} message={message} author={name} isOwn={isOwn(message)} />}
            />
          </Box>
        );
      }}
    </MessageList>
  );
}

/** Marks own messages with a line at the edge, in addition to the word "You". */
const OWN = { boxShadow: 'inset 2px 0 var(--sky-11)' };

/** Those who have left keep the names of their messages. */
const everyoneIn = ({ participants, formerParticipants = [] }: DmThread) => [...formerParticipants, ...participants];

/** "You · 4 minutes ago". The word marks own messages without relying on color. */
function Meta({ createdAt, now, isOwn }: Pick<DmMessage, 'createdAt'> & { now: Date; isOwn: boolean }) {
  if (!parseTime(createdAt)) return isOwn && 'You';
  return (
    <span data-tooltip={fullTime(createdAt)}>
      {isOwn && 'You · '}
      {timeAgo(createdAt, now)}
    </span>
  );
}
