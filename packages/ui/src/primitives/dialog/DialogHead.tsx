import { Flex, Heading } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components';
import { IconButton } from '../button/Button.tsx';

export type DialogTitleProps = {
  /** Size of the text: 4 in dialogs, 3 in side panels. */
  size: '3' | '4';
  /** Names the dialog. */
  children: ReactNode;
};

/** Names the dialog around it. */
export function DialogTitle({ size, children }: DialogTitleProps) {
  return (
    <Heading asChild size={size}>
      <AriaHeading slot="title" level={2} style={TITLE}>
        {children}
      </AriaHeading>
    </Heading>
  );
}

/** A long title wraps instead of widening the dialog. */
const TITLE = { minWidth: 0, overflowWrap: 'anywhere' } as const;

export type DialogHeadProps = DialogTitleProps & {
  /** Class of the row with the title and the button. */
  className?: string;
  /** Called by the close button. */
  onClose: () => void;
};

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ onClose, className, ...title }: DialogHeadProps) {
  return (
    <Flex align="center" justify="between" gap="3" className={className}>
      <DialogTitle {...title} />
      <IconButton label="Close" onPress={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </Flex>
  );
}
