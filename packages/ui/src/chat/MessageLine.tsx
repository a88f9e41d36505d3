import type { ReactNode } from 'react';
import { truncate, UserText } from '../primitives/UserText.tsx';
import styles from './MessageLine.module.css';

export type MessageLineProps = {
  /** Before the name: a rank's tag. */
  badge?: ReactNode;
  author: string;
  text: string;
  /** At the end of the first line: when it was said. */
  meta?: ReactNode;
  isOwn?: boolean;
};

/** One message: who, and below what they said. */
export function MessageLine({ badge, author, text, meta, isOwn = false }: MessageLineProps) {
  return (
    <div className={styles.line} data-own={isOwn || undefined}>
      <p className={styles.head}>
        {badge && <span className={styles.badge}>{badge}</span>}
        <UserText className={styles.author}>{author}</UserText>
        {meta && <span className={styles.meta}>{meta}</span>}
      </p>
      <MessageText>{text}</MessageText>
    </div>
  );
}

/** Whose account is gone (RELIABILITY.md S90). */
export const NOBODY = 'deleted user';

/** As much as the longest message that a server takes, and a little more; laying out a book takes seconds. */
const TEXT_MAX = 2_400;
/** About as many letters as a line of a phone holds, and as many lines as are shown without scrolling. */
const LINE_LETTERS = 36;
const LINES = 12;

export type MessageTextProps = {
  /** On the same line, before it: who says it. */
  lead?: ReactNode;
  children: string;
};

/** What somebody wrote, with their lines. What is very long scrolls by itself. */
export function MessageText({ lead, children }: MessageTextProps) {
  const text = truncate(children, TEXT_MAX);
  return (
    // One has to reach by keys what scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <p className={styles.text} tabIndex={isTall(text) ? 0 : undefined}>
      {lead}
      <bdi>{text}</bdi>
    </p>
  );
}

const isTall = (text: string) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0) > LINES;
