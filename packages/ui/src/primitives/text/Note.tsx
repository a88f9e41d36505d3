import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** A sentence in gray, for what is only worth a glance. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="2" color="gray">
    {children}
  </Text>
);
