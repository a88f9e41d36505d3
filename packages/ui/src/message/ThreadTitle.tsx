import type { Participant } from '@machine/contract';
import { threadTitle } from '../format/threadTitle.ts';
import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './ThreadTitle.module.css';

export type ThreadTitleProps = {
  participants: readonly Participant[];
  viewerId: string;
  /** Replaces the participants, for the chat of a league. */
  name?: string | undefined;
  className?: string;
};

/** Shows the other participants, or the name of their league. Long names are truncated, the "+N" never is. */
export function ThreadTitle({ participants, viewerId, name, className }: ThreadTitleProps) {
  const { names, more } = name === undefined ? threadTitle(participants, viewerId) : { names: name, more: '' };
  return (
    <span className={cx(styles.title, className)}>
      <UserText>{names}</UserText>
      {more && <span className={styles.more}> {more}</span>}
    </span>
  );
}
