import { useEffect, useState } from 'react';
import styles from './LoadingStatus.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const SPEAK_AFTER_MS = 1_000;

export type LoadingStatusProps = {
  /** What is read out then. */
  text?: string;
  /** It takes long: then it is said to everyone. */
  isSlow?: boolean;
};

/** Beside every skeleton: says that something loads, but only when it does not come at once. */
export function LoadingStatus({ text = 'Loading…', isSlow = false }: LoadingStatusProps) {
  const [isSpoken, setIsSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    // What it stands in is busy, and nothing is read out of that; this is.
    <output aria-busy={false}>
      {isSlow ? (
        <span className={styles.slow}>Still loading…</span>
      ) : (
        isSpoken && <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </output>
  );
}
