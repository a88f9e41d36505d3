import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** Names the progress for screen readers. */
  label: string;
  value: number;
  max: number;
  /** The value as announced by screen readers: "3 of 10". */
  valueText: string;
};

/** Progress toward a known goal. For a percentage use a `Gauge`. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return <progress aria-label={label} aria-valuetext={valueText} value={value} max={max} className={styles.bar} />;
}
