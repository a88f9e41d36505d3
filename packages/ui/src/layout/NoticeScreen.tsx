import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Mono } from '../primitives/text/Mono.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { ScreenColumn } from './ScreenFrame.tsx';

export type NoticeScreenProps = {
  /** Above the title, in brackets. */
  code: string;
  /** Heading that says in a few words what is wrong. */
  title: string;
  /** One sentence of explanation below the title. */
  lead: string;
  /** Announces the notice at once, for an error. */
  role?: 'alert';
  /** The next steps: buttons. */
  children: ReactNode;
};

/** A screen that says only that there is nothing to show, and what to do next. */
export const NoticeScreen = ({ code, title, lead, role, children }: NoticeScreenProps) => (
  <ScreenColumn>
    <Flex direction="column" gap="4" pt="6" role={role}>
      <Mono as="p" color="gray">
        {code}
      </Mono>
      <ScreenTitle lead={lead}>{title}</ScreenTitle>
      <Flex wrap="wrap" gap="3">
        {children}
      </Flex>
    </Flex>
  </ScreenColumn>
);
