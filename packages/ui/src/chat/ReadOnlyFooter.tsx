import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ReadOnlyFooter.module.css';

/** Replaces the send box for viewers who can't post: gives the reason and a link that resolves it. */
export function ReadOnlyFooter({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <p className={styles.footer}>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>{reason}</span> {children}
    </p>
  );
}
