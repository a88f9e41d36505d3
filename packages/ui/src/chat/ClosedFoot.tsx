import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ClosedFoot.module.css';

/** Replaces the send box for viewers who may not write: says why, and links to what changes that. */
export function ClosedFoot({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <p className={styles.closed}>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>{sentence}</span> {children}
    </p>
  );
}
