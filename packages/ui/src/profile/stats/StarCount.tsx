import { VisuallyHidden } from '@radix-ui/themes';
import { amount } from '../../format/number.ts';
import { Result } from '../../result/Result.tsx';
import styles from './StarCount.module.css';

export type StarCountProps = {
  /** Shown with at most one decimal. */
  stars: number;
};

/** Shows a number of stars with the star symbol. */
export function StarCount({ stars }: StarCountProps) {
  return (
    <span className={styles.count}>
      <span className={styles.star} aria-hidden>
        ★
      </span>
      <Result of="totals" as="number">
        {amount(stars)}
        <VisuallyHidden> {stars === 1 ? 'star' : 'stars'}</VisuallyHidden>
      </Result>
    </span>
  );
}
