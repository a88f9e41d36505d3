import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './UserText.module.css';

export type UserTextProps = {
  children: string;
  /** More than one only where a name may wrap. */
  lines?: number;
  className?: string;
};

/** For every text that somebody else wrote: isolated in its direction and clipped, so that it disturbs no neighbour. */
export function UserText({ children, lines = 1, className }: UserTextProps) {
  const clip = lines > 1 ? styles.lines : styles.text;
  return (
    <bdi className={cx(clip, className)} style={lines > 1 ? ({ '--lines': lines } as CSSProperties) : undefined}>
      {shortened(children, lines * LINE_MAX)}
    </bdi>
  );
}

/** More than any line holds. Laying out ten thousand letters takes seconds, also when three lines of them are seen. */
const LINE_MAX = 160;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cut between signs, never inside an emoji. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}
