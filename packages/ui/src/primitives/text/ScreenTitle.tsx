import { Box, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export type ScreenTitleProps = {
  /** Text of the `h1`. */
  children: ReactNode;
  /** A sentence below the title, in gray. */
  lead?: ReactNode;
};

/** The `h1` of a screen. Receives focus when the route changes. */
export function ScreenTitle({ children, lead }: ScreenTitleProps) {
  return (
    <Box minWidth="0">
      <Heading as="h1" size={{ initial: '7', sm: '8' }} wrap="balance" tabIndex={-1}>
        {children}
      </Heading>
      {lead && (
        <Text as="p" size={{ initial: '2', sm: '3' }} color="gray" wrap="balance" mt="1">
          {lead}
        </Text>
      )}
    </Box>
  );
}
