import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { UserText, type UserTextProps } from '../primitives/text/UserText.tsx';

/** Details in small, gray text. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Text as="div" size="2" color="gray" wrap="pretty">
    {children}
  </Text>
);

/** Such details with what players or moderators have written. */
export const WrittenFacts = (text: UserTextProps) => (
  <Facts>
    <UserText {...text} />
  </Facts>
);
