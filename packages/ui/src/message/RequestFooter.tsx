import { paths, type DmThread } from '@machine/contract';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import styles from './RequestFooter.module.css';

export type RequestActions = {
  /** The request is being accepted. */
  isAccepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
  onBlock: () => void;
  onReport: () => void;
};

export type RequestFooterProps = RequestActions & {
  thread: DmThread;
  viewerId: string;
};

/** Replaces the send box of a request: says who it is from, and lets the viewer decide. */
export function RequestFooter({ thread, viewerId, isAccepting, ...actions }: RequestFooterProps) {
  const [sender, ...more] = thread.participants.filter(({ userId }) => userId !== viewerId);
  return (
    <section className={styles.request} aria-label="Message request">
      <p className={styles.who}>
        {sender && (
          <>
            <RankTag rank={sender.rank} />
            <UserText className={styles.name}>{sender.username}</UserText>
            {more.length > 0 && <span>and {plural(more.length, 'more player')}</span>}
            <Link href={paths.profile(sender.userId)}>View profile</Link>
          </>
        )}
      </p>
      <p className={styles.text}>
        You don&apos;t follow {more.length > 0 ? 'them' : 'this player'}. Accept to keep the conversation and to write
        back.
      </p>
      <div className={styles.buttons}>
        <Button size="3" isPending={isAccepting} onPress={actions.onAccept}>
          Accept
        </Button>
        <Button size="3" variant="surface" color="gray" aria-haspopup="dialog" onPress={actions.onDecline}>
          Decline
        </Button>
        <span className={styles.apart}>
          <Button size="3" variant="ghost" color="gray" aria-haspopup="dialog" onPress={actions.onBlock}>
            Block
          </Button>
          <Button size="3" variant="ghost" color="gray" aria-haspopup="dialog" onPress={actions.onReport}>
            Report
          </Button>
        </span>
      </div>
    </section>
  );
}
