import { percent as formatPercent } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './Gauge.module.css';

export type GaugeProps = {
  /** 0 to 100. Values outside are clamped; without a finite number nothing is rendered. */
  percent: number | null | undefined;
  /** The name of the percentage: "Win rate". */
  label: string;
  /** Side that the text and the ticks start from. The default is `start`. */
  align?: 'start' | 'end';
};

/** A percentage as text and as a track of twenty ticks. */
export function Gauge({ percent, label, align = 'start' }: GaugeProps) {
  const text = formatPercent(percent);
  if (text === null) return null;
  return (
    <div className={cx(styles.gauge, align === 'end' && styles.end)}>
      <Eyebrow>{label}</Eyebrow>
      <span className={styles.value}>{text}</span>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ width: text }} />
      </span>
    </div>
  );
}
