import { Flex } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note } from '../primitives/text/Note.tsx';

/** Replaces the send box for viewers who can't post: gives the reason and a link that resolves it. */
export const ReadOnlyFooter = ({ reason, children }: { reason: string; children?: ReactNode }) => (
  <Flex asChild wrap="wrap" align="center" gapX="2" minHeight="44px">
    <Note>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>{reason}</span> {children}
    </Note>
  </Flex>
);
