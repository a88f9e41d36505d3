import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { ScreenTitle, type ScreenTitleProps } from './ScreenTitle.tsx';

export type ScreenHeaderProps = Pick<ScreenTitleProps, 'lead'> & {
  /** Text of the `h1`. */
  title: ReactNode;
  /** Buttons, tabs or a figure. */
  children?: ReactNode;
};

/** The title of a screen with something at its end, which wraps below it on a phone. */
export function ScreenHeader({ title, lead, children }: ScreenHeaderProps) {
  return (
    <Flex wrap="wrap" align="end" justify="between" gap="3">
      <ScreenTitle lead={lead}>{title}</ScreenTitle>
      {children}
    </Flex>
  );
}
