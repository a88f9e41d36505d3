import { VisuallyHidden } from '@radix-ui/themes';
import { percent } from '../format/number.ts';
import styles from './OutcomeBar.module.css';

export type Outcome = {
  /** The full name, for screen readers. */
  name: string;
  /** The visible short name. */
  label: string;
  /** 0 to 100. */
  percent: number;
  isPicked: boolean;
};

export type OutcomeBarProps = {
  /** Two or three outcomes, which add up to 100. */
  outcomes: readonly Outcome[];
};

/** The probabilities of all outcomes as text and as one bar. The picked outcome is solid and has a mark. */
export function OutcomeBar({ outcomes }: OutcomeBarProps) {
  return (
    <div className={styles.outcomes}>
      <ul className={styles.labels}>
        {Object.entries(outcomes).map(([index, { name, label, percent: share, isPicked }]) => (
          <li key={index} data-picked={isPicked || undefined}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden>
              {isPicked && '▸ '}
              {label}
            </span>{' '}
            {percent(share)}
          </li>
        ))}
      </ul>
      <div className={styles.bar} aria-hidden>
        {Object.entries(outcomes).map(([index, { percent: share, isPicked }]) => (
          <span key={index} style={{ flexGrow: share }} data-picked={isPicked || undefined} />
        ))}
      </div>
    </div>
  );
}
