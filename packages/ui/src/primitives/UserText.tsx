import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './UserText.module.css';

export type UserTextProps = {
  children: string;
  /** More than one only where a name may wrap. */
  lines?: number;
  className?: string;
};

/** Text that somebody else wrote: isolated in its direction and clipped, so that it disturbs no neighbour. */
export function UserText({ children, lines = 1, className }: UserTextProps) {
  const clip = lines > 1 ? styles.lines : styles.text;
  return (
    <bdi className={cx(clip, className)} style={lines > 1 ? ({ '--lines': lines } as CSSProperties) : undefined}>
      {children}
    </bdi>
  );
}
