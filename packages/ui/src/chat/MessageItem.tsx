import type { ReactNode } from 'react';
import { Box, Flex, Text } from '@radix-ui/themes';
import { DELETED_MESSAGE } from '@machine/contract/safety.ts';
import { truncate } from '../format/text.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './MessageItem.module.css';

export type MessageItemProps = {
  /** Shown before the name, for example a rank tag. */
  badge?: ReactNode;
  /** Name of the player, or the replacement for one who was deleted. */
  author: string;
  /** The message, with its line breaks. A very long one is cut off. */
  text: string;
  /** Shown at the end of the first line, for example the time. */
  meta?: ReactNode;
  /** Colors the name, because the viewer wrote the message. */
  isOwn?: boolean;
  /** Its author has deleted it. */
  isDeleted?: boolean;
  /** A `MessageMenuButton`. */
  menu?: ReactNode;
};

/** Shows one message: the author, and the text below. */
export function MessageItem({ badge, author, text, meta, isOwn = false, isDeleted = false, menu }: MessageItemProps) {
  return (
    <MessageFrame menu={menu}>
      <Flex asChild wrap={{ initial: 'wrap', xs: 'nowrap' }} align="baseline" gapX="2" minWidth="0">
        <Text as="p" size="2">
          {badge}
          <Text weight="bold" color={isOwn ? 'sky' : undefined} truncate>
            <UserText>{author}</UserText>
          </Text>
          {meta && (
            <Box asChild ml="auto" flexShrink="0">
              <Mono size="1" color="gray">
                {meta}
              </Mono>
            </Box>
          )}
        </Text>
      </Flex>
      <MessageText isDeleted={isDeleted}>{text}</MessageText>
    </MessageFrame>
  );
}

/** A line by the game itself. */
export const SystemMessage = ({ text }: { text: string }) => (
  <Mono color="gray">
    <MessageText>{`[SYSTEM] ${text}`}</MessageText>
  </Mono>
);

/** A message with its menu beside it. */
export const MessageFrame = ({ menu, children }: { menu?: ReactNode; children: ReactNode }) => (
  <Flex justify="between" gap="1" minWidth="0">
    <Box flexGrow="1" minWidth="0">
      {children}
    </Box>
    {menu}
  </Flex>
);

/** Slightly more than the longest message the server accepts. Laying out much longer text takes seconds. */
const TEXT_MAX = 2_400;
/** Approximate characters per line on a phone, and the number of lines shown without scrolling. */
const CHARS_PER_LINE = 36;
const MAX_LINES = 12;

export type MessageTextProps = {
  /** Shown before the text on the same line, for example the author. */
  lead?: ReactNode;
  /** Replaces the text, because its author has deleted it. */
  isDeleted?: boolean;
  /** The text as written. More than 2,400 characters are cut off. */
  children: string;
};

/** Shows a message's text with its line breaks. Very long text scrolls in its own box. */
export function MessageText({ lead, isDeleted = false, children }: MessageTextProps) {
  const text = isDeleted ? DELETED_MESSAGE : truncate(children, TEXT_MAX);
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Text as="p" size="2" className={styles.text} tabIndex={isTall(text) ? 0 : undefined}>
      {lead}
      <Text color={isDeleted ? 'gray' : undefined} asChild>
        <bdi>{text}</bdi>
      </Text>
    </Text>
  );
}

const isTall = (text: string) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CHARS_PER_LINE)), 0) > MAX_LINES;
