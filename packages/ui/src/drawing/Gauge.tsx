import { percent as percentWords } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import styles from './Gauge.module.css';

export type GaugeProps = {
  /** 0 to 100; what is outside is taken for the nearer end, and what is no number is not drawn. */
  percent: number | null | undefined;
  /** What it is a percentage of: "Win rate". */
  label: string;
  /** Where the gauge stands in its row. */
  align?: 'start' | 'end';
};

/**
 * For a percentage that one would rather see than read: in words, and as twenty ticks of which as many are lit as it
 * says.
 */
export function Gauge({ percent, label, align = 'start' }: GaugeProps) {
  const words = percentWords(percent);
  if (words === null) return null;
  return (
    <div className={cx(styles.gauge, align === 'end' && styles.end)}>
      <Eyebrow>{label}</Eyebrow>
      <span className={styles.value}>{words}</span>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ width: words }} />
      </span>
    </div>
  );
}
