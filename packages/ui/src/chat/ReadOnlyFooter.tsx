import { Flex, Text } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Replaces the send box for viewers who can't post: gives the reason and a link that resolves it. */
export const ReadOnlyFooter = ({ reason, children }: { reason: string; children?: ReactNode }) => (
  <Flex asChild wrap="wrap" align="center" gapX="2" minHeight="44px">
    <Text as="p" size="2" color="gray">
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>{reason}</span> {children}
    </Text>
  </Flex>
);
