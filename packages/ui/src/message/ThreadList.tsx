import { HIDDEN_PLAYER, REPORTABLE_DAYS } from '@machine/contract/constants.ts';
import type { DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text } from '@radix-ui/themes';
import { threadPeople } from './threadPeople.ts';
import { parseTime } from '../format/countdown.ts';
import { fullTime, timeAgo } from '../format/time.ts';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { byId, LongList } from '../list/LongList.tsx';
import { RowLink } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { AvatarStack } from './Avatar.tsx';
import { ThreadTitle } from './ThreadTitle.tsx';

export type ThreadListProps = {
  /** In the server's order: most recent message first. */
  threads: ReadonlyArray<DmThread>;
  /** The viewer's name is left out of the titles. */
  viewerId: string;
  /** The current time, for the age of the last messages. */
  now: Date;
  /** Reports what is left of a conversation that a block hides. */
  onReport?: (thread: DmThread) => void;
  /** The accessible name of the list. The default is "Conversations". */
  label?: string;
};

const ROW_HEIGHT = 77;

/** Virtualized list of conversations; each row links to the thread and shows its last message. */
export function ThreadList({ threads, label = 'Conversations', onReport, ...row }: ThreadListProps) {
  return (
    <LongList isDivided rows={threads} rowHeight={ROW_HEIGHT} keyOf={byId} aria-label={label}>
      {(thread) =>
        thread.reportableId === undefined ? (
          <ThreadRow {...row} thread={thread} />
        ) : (
          <HiddenRow onReport={onReport && (() => onReport(thread))} />
        )
      }
    </LongList>
  );
}

/** A conversation that a block hides: it can still be reported for a few days. */
function HiddenRow({ onReport }: { onReport?: () => void }) {
  return (
    <Flex align="center" justify="between" gap="3" py="3">
      <Flex direction="column" gap="1">
        <Mono weight="bold">{HIDDEN_PLAYER}</Mono>
        <Text size="2" color="gray">
          You can report this conversation for {REPORTABLE_DAYS} days.
        </Text>
      </Flex>
      {onReport && (
        <QuietButton onPress={onReport} aria-haspopup="dialog">
          Report
        </QuietButton>
      )}
    </Flex>
  );
}

type ThreadRowProps = Omit<ThreadListProps, 'threads' | 'label' | 'onReport'> & { thread: DmThread };

function ThreadRow({ thread, viewerId, now }: ThreadRowProps) {
  const { lastMessage } = thread;
  const participants = threadPeople(thread, viewerId);
  const others = participants.filter(({ userId }) => userId !== viewerId);
  return (
    <RowLink href={paths.thread(thread.id)} align="center" gap="3" px={{ initial: '2', sm: '3' }} py="3">
      <AvatarStack people={others.length > 0 ? others : participants} />
      <Flex direction="column" flexGrow="1" minWidth="0" gap="1">
        <Flex wrap="wrap" justify="between" align="baseline" gapX="3" minWidth="0">
          <Mono as="div" weight="bold" size={{ initial: '2', sm: '3' }} truncate>
            <ThreadTitle thread={thread} viewerId={viewerId} />
          </Mono>
          {lastMessage && parseTime(lastMessage.createdAt) && (
            <Text size="1" color="gray" wrap="nowrap" data-tooltip={fullTime(lastMessage.createdAt)}>
              {timeAgo(lastMessage.createdAt, now)}
            </Text>
          )}
        </Flex>
        <Text size="2" color="gray" truncate>
          {lastMessage ? <UserText>{lastMessage.text}</UserText> : 'No messages yet'}
        </Text>
      </Flex>
    </RowLink>
  );
}
