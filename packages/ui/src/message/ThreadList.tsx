import { type DmThread, HIDDEN_PLAYER, paths, REPORTABLE_DAYS } from '@machine/contract';
import { threadPeople } from './threadPeople.ts';
import { parseTime } from '../format/countdown.ts';
import { startLabel, timeAgo } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { PlainLink } from '../primitives/button/Link.tsx';
import { useLongList } from '../primitives/list/useLongList.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { AvatarStack } from './Avatar.tsx';
import styles from './ThreadList.module.css';
import { ThreadTitle } from './ThreadTitle.tsx';

export type ThreadListProps = {
  /** In the server's order: most recent message first. */
  threads: ReadonlyArray<DmThread>;
  /** The viewer's name is left out of the titles. */
  viewerId: string;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  /** Reports what is left of a conversation that a block hides. */
  onReport?: (thread: DmThread) => void;
  /** The accessible name. */
  label?: string;
};

const ROW_HEIGHT = 77;
const keyOf = ({ id }: { id: string }) => id;

/** Virtualized list of conversations; each row links to the thread and shows its last message. */
export function ThreadList({ threads, label = 'Conversations', onReport, ...row }: ThreadListProps) {
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, DmThread>(threads, ROW_HEIGHT, keyOf);
  return (
    <ul {...listProps} className={styles.list} aria-label={label}>
      {indexes.map((index) => {
        const thread = threads[index];
        if (!thread) return null;
        return (
          <li
            key={thread.id}
            {...rowProps(index)}
            className={styles.item}
            aria-setsize={threads.length}
            aria-posinset={index + 1}
          >
            {thread.reportableId === undefined ? (
              <ThreadRow {...row} thread={thread} />
            ) : (
              <HiddenRow onReport={onReport && (() => onReport(thread))} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A conversation that a block hides: it can still be reported for a few days. */
function HiddenRow({ onReport }: { onReport?: () => void }) {
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <span className={styles.title}>{HIDDEN_PLAYER}</span>
        <span className={styles.last}>You can report this conversation for {REPORTABLE_DAYS} days.</span>
      </span>
      {onReport && (
        <Button variant="surface" color="gray" onPress={onReport} aria-haspopup="dialog">
          Report
        </Button>
      )}
    </div>
  );
}

type ThreadRowProps = Omit<ThreadListProps, 'threads' | 'label' | 'onReport'> & { thread: DmThread };

function ThreadRow({ thread, viewerId, now }: ThreadRowProps) {
  const { lastMessage } = thread;
  const participants = threadPeople(thread, viewerId);
  const others = participants.filter(({ userId }) => userId !== viewerId);
  return (
    <PlainLink href={paths.thread(thread.id)} className={styles.row}>
      <AvatarStack people={others.length > 0 ? others : participants} />
      <span className={styles.text}>
        <span className={styles.first}>
          <ThreadTitle
            participants={participants}
            viewerId={viewerId}
            name={thread.league?.name}
            className={styles.title}
          />
          {lastMessage && parseTime(lastMessage.createdAt) && (
            <span className={styles.time} data-tooltip={startLabel(lastMessage.createdAt)}>
              {timeAgo(lastMessage.createdAt, now)}
            </span>
          )}
        </span>
        <span className={styles.last}>
          {lastMessage ? <UserText>{lastMessage.text}</UserText> : <i className={styles.silent}>No messages yet</i>}
        </span>
      </span>
    </PlainLink>
  );
}
