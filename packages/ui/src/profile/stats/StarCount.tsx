import { VisuallyHidden } from '@radix-ui/themes';
import { amount } from '../../format/number.ts';
import { cx } from '../../primitives/cx.ts';
import { Result } from '../../result/Result.tsx';
import styles from './StarCount.module.css';

export type StarCountProps = { stars: number; className?: string };

/** Shows a number of stars with the star symbol. */
export function StarCount({ stars, className }: StarCountProps) {
  return (
    <span className={cx(styles.count, className)}>
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
