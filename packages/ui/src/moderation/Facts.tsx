import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** Details in small, gray text. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Text as="div" size="2" color="gray" wrap="pretty">
    {children}
  </Text>
);
