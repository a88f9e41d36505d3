import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** For those who listen: text that is not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
