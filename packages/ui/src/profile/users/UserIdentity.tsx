import type { UserRow } from '@machine/contract';
import type { ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { BotTag } from '../../rank/BotTag.tsx';
import { RankTag } from '../../rank/RankTag.tsx';
import styles from './UserIdentity.module.css';

export type UserIdentityProps = {
  user: Pick<UserRow, 'rank' | 'isBot'>;
  className?: string;
  /** The name, as text or as a link. */
  name: ReactNode;
  /** Shown after the name. */
  children?: ReactNode;
};

/** Shows a player's rank and name on one line of a list. */
export function UserIdentity({ user, className, name, children }: UserIdentityProps) {
  return (
    <span className={cx(styles.identity, className)}>
      <span className={styles.rank}>
        <RankTag rank={user.rank} />
      </span>
      {name}
      {user.isBot && <BotTag />}
      {children}
    </span>
  );
}
