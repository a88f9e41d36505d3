import { VisuallyHidden } from '@radix-ui/themes';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './StreakTicks.module.css';

/** Longer streaks show "+N" after the ticks. */
const TICKS_MAX = 20;

export type StreakTicksProps = {
  /** Null if unknown, shown as "–". */
  current: number | null;
  /** Null if unknown, shown as "–". */
  best: number | null;
  /** The owner of the streak, if the context doesn't say. */
  label?: string;
};

/** A current streak compared with the best one: one tick per correct pick, tall for the current streak. */
export function StreakTicks({ label, ...streaks }: StreakTicksProps) {
  const current = wholeCount(streaks.current);
  const best = wholeCount(streaks.best);
  const length = Math.max(current ?? 0, best ?? 0);
  const description = `Current streak ${shown(current, 'unknown')}, best ${shown(best, 'unknown')}`;
  return (
    <div className={styles.streak}>
      <VisuallyHidden>{label ? `${label}: ${description}` : description}</VisuallyHidden>
      <p className={styles.counts} aria-hidden>
        {label && <Eyebrow as="span">{label}</Eyebrow>}
        <span>
          <Eyebrow as="span">Current streak</Eyebrow> <span className={styles.current}>{shown(current)}</span>
        </span>
        <span>
          <Eyebrow as="span">Best</Eyebrow> <span className={styles.best}>{shown(best)}</span>
        </span>
      </p>
      <div className={styles.ticks} aria-hidden>
        {Array.from({ length: Math.min(length, TICKS_MAX) }, (_, index) => (
          <span key={index} className={cx(styles.tick, index < (current ?? 0) && styles.lit)} />
        ))}
        {length > TICKS_MAX && <span className={styles.more}>+{shown(length - TICKS_MAX)}</span>}
      </div>
    </div>
  );
}

/** Returns a whole number from 0 up, or null for anything else. */
const wholeCount = (value: number | null) => (value !== null && value >= 0 ? Math.floor(value) : null);

const shown = (count: number | null, unknown = '–') => count?.toLocaleString('en-US') ?? unknown;
