import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { NO_SPACE } from '../form/FormAlert.tsx';
import marks from '../text/Mark.module.css';

export type InlineStatusProps = {
  /** Color and icon: of an action that worked, or of one that failed. */
  tone: 'done' | 'failed';
  /** The message; empty or false while there is nothing to say. */
  children: ReactNode;
};

/**
 * Shows the result of an action next to its control, announced politely. Rendered while empty, so that screen readers
 * announce a new message.
 */
export function InlineStatus({ tone, children }: InlineStatusProps) {
  const isDone = tone === 'done';
  return (
    <Text asChild size="2" color={isDone ? 'mint' : 'tomato'} highContrast={!isDone}>
      <output className={marks[tone]} style={children ? undefined : NO_SPACE}>
        {children}
      </output>
    </Text>
  );
}
