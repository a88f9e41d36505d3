import { Check, CircleHelp, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ShareCard.module.css';

export type SharedResultProps = {
  /** Null: hidden by the player who shared it. */
  isRight: boolean | null;
  /** The question while it is hidden. */
  question: string;
};

/** The result of a shared pick, by a mark and a word. */
export function SharedResult({ isRight, question }: SharedResultProps) {
  if (isRight === null) return <span className={styles.verdict}>{question}</span>;
  const Glyph = isRight ? Check : X;
  return (
    <span className={styles.verdict} data-right={isRight}>
      <Glyph size={28} strokeWidth={3} aria-hidden /> {isRight ? 'Right' : 'Wrong'}
    </span>
  );
}

/** A number that says how something ended; a question mark while it is hidden. */
export function ResultNumber({ children, suffix }: { children: string | null; suffix?: ReactNode }) {
  return (
    <span className={styles.number}>
      {children ?? <CircleHelp size={28} strokeWidth={1.75} aria-label="Hidden" />} {suffix}
    </span>
  );
}

/** A number of stars. */
export function Stars({ count }: { count: number | null }) {
  return (
    <span className={styles.stars}>
      {count?.toLocaleString('en-US') ?? '?'} <Star size={16} fill="currentColor" aria-label="stars" />
    </span>
  );
}
