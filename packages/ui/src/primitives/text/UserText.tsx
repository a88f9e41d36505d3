import type { CSSProperties } from 'react';
import { truncate } from '../../format/text.ts';
import { cx } from '../cx.ts';
import styles from './UserText.module.css';

export type UserTextProps = {
  /** The text as written. About 160 characters a line are kept. */
  children: string;
  /** The number of lines the text may wrap to. */
  lines?: number;
  /** Class of the `bdi` element. */
  className?: string;
};

/** User-generated text: isolated in its direction and clipped, so it can't affect the text around it. */
export function UserText({ children, lines = 1, className }: UserTextProps) {
  const clip = lines > 1 ? styles.lines : styles.text;
  return (
    <bdi className={cx(clip, className)} style={lines > 1 ? ({ '--lines': lines } as CSSProperties) : undefined}>
      {truncate(children, lines * LINE_MAX)}
    </bdi>
  );
}

/** More characters than fit on a line. Laying out very long text takes seconds, even when it is clipped. */
const LINE_MAX = 160;
