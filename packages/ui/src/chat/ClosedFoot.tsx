import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ClosedFoot.module.css';

/** In place of the box to write in: why one may not, and a link to what changes that. */
export function ClosedFoot({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <p className={styles.closed}>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>{sentence}</span> {children}
    </p>
  );
}
