import styles from './LuckBar.module.css';

export type LuckBarProps = {
  /** Stars ahead of the Machine; negative if behind. */
  ahead: number;
  /** Stars that luck explains, in both directions. */
  luck: number;
};

/** An edge beside the band that luck explains. Decorative: the words next to it say the same. */
export function LuckBar({ ahead, luck }: LuckBarProps) {
  const share = Math.min(MAX, Math.max(-MAX, ahead / luck)) || 0;
  return (
    <svg className={styles.bar} viewBox="0 0 90 12" aria-hidden>
      <path className={styles.range} d="M0 6H90" />
      <rect className={styles.band} x={toX(-1)} y="3" width={toX(1) - toX(-1)} height="6" />
      <path className={styles.zero} d={`M${toX(0)} 1V11`} />
      <rect
        className={Math.abs(share) > 1 ? styles.beyond : styles.within}
        x={toX(share) - 1.5}
        y="0"
        width="3"
        height="12"
      />
    </svg>
  );
}

/** Further from luck than this looks the same. */
const MAX = 1.5;
const toX = (share: number) => Number((45 + (share / MAX) * 43).toFixed(2));
