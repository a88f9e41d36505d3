import { rankNames } from '../format/rank.ts';
import { cx } from '../primitives/cx.ts';
import styles from './RankTag.module.css';

export type RankTagProps = {
  /** The server's value. An unknown rank is shown unchanged; no rank means Rookie. */
  rank: string | null | undefined;
  /** `auto` uses the short form on narrow screens. */
  form?: 'auto' | 'wide' | 'short';
};

/** A player's rank, shown before their name. */
export function RankTag({ rank, form = 'auto' }: RankTagProps) {
  const { wide, short } = rankNames(rank);
  return (
    <span className={cx(styles.tag, rank === 'ADMIN' && styles.admin)} data-form={form} data-tooltip={`Rank: ${wide}`}>
      <bdi className={styles.wide}>{wide}</bdi>
      <bdi className={styles.short} aria-hidden>
        {short}
      </bdi>
    </span>
  );
}
