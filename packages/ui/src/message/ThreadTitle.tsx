import type { Participant } from '@machine/contract';
import { threadTitle } from '../format/threadTitle.ts';
import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './ThreadTitle.module.css';

export type ThreadTitleProps = {
  participants: readonly Participant[];
  viewerId: string;
  className?: string;
};

/** Shows the other participants. Long names are truncated, the "+N" never is. */
export function ThreadTitle({ participants, viewerId, className }: ThreadTitleProps) {
  const { names, more } = threadTitle(participants, viewerId);
  return (
    <span className={cx(styles.title, className)}>
      <UserText>{names}</UserText>
      {more && <span className={styles.more}> {more}</span>}
    </span>
  );
}
