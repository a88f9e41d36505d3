import { rankNames } from '../format/rank.ts';
import { cx } from '../primitives/cx.ts';
import styles from './RankTag.module.css';

export type RankTagProps = {
  /** As the server names it; one that nobody knows is shown as given, none is a Rookie. */
  rank: string | null | undefined;
  /** By itself a tag is short on narrow screens. */
  form?: 'auto' | 'wide' | 'short';
};

/** Before a player's name, wherever it stands. */
export function RankTag({ rank, form = 'auto' }: RankTagProps) {
  const { wide, short } = rankNames(rank);
  return (
    <span className={cx(styles.tag, rank === 'ADMIN' && styles.admin)} data-form={form}>
      <bdi className={styles.wide}>{wide}</bdi>
      <bdi className={styles.short} aria-hidden>
        {short}
      </bdi>
    </span>
  );
}
