import type { ReactNode } from 'react';
import { truncate, UserText } from '../primitives/text/UserText.tsx';
import styles from './MessageItem.module.css';

export type MessageItemProps = {
  /** Shown before the name, for example a rank tag. */
  badge?: ReactNode;
  author: string;
  text: string;
  /** Shown at the end of the first line, for example the time. */
  meta?: ReactNode;
  isOwn?: boolean;
  /** Its author has deleted it. */
  isDeleted?: boolean;
  /** A `MessageMenuButton`. */
  menu?: ReactNode;
};

/** Shows one message: the author, and the text below. */
export function MessageItem({ badge, author, text, meta, isOwn = false, isDeleted = false, menu }: MessageItemProps) {
  return (
    <div
      className={styles.item}
      data-own={isOwn || undefined}
      data-has-more={Boolean(menu) || undefined}
      data-deleted={isDeleted || undefined}
    >
      <p className={styles.header}>
        {badge && <span className={styles.badge}>{badge}</span>}
        <UserText className={styles.author}>{author}</UserText>
        {meta && <span className={styles.meta}>{meta}</span>}
      </p>
      <MessageText>{text}</MessageText>
      {menu}
    </div>
  );
}

/** Slightly more than the longest message the server accepts. Laying out much longer text takes seconds. */
const TEXT_MAX = 2_400;
/** Approximate characters per line on a phone, and the number of lines shown without scrolling. */
const CHARS_PER_LINE = 36;
const MAX_LINES = 12;

export type MessageTextProps = {
  /** Shown before the text on the same line, for example the author. */
  lead?: ReactNode;
  children: string;
};

/** Shows a message's text with its line breaks. Very long text scrolls in its own box. */
export function MessageText({ lead, children }: MessageTextProps) {
  const text = truncate(children, TEXT_MAX);
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <p className={styles.text} tabIndex={isTall(text) ? 0 : undefined}>
      {lead}
      <bdi>{text}</bdi>
    </p>
  );
}

const isTall = (text: string) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARS_PER_LINE)), 0) > MAX_LINES;
