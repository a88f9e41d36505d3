import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** What is under way. */
  label: string;
  value: number;
  max: number;
  /** How far it is, for those who listen: "3 of 10". */
  words: string;
};

/** For something on its way to a known end; a share of a whole is a `Gauge`. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  return <progress aria-label={label} aria-valuetext={words} value={value} max={max} className={styles.bar} />;
}
