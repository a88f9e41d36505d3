import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle, type ScreenTitleProps } from '../primitives/text/ScreenTitle.tsx';

export type AuthPageProps = Pick<ScreenTitleProps, 'lead'> & {
  /** Heading of the page, which names the task: "Create account". */
  title: string;
  /** Below the panel. */
  footer?: ReactNode;
  /** A form, or what has become of it. */
  children: ReactNode;
};

/** A page about the account: its title above a panel. */
export function AuthPage({ title, lead, footer, children }: AuthPageProps) {
  return (
    <ScreenColumn>
      <ScreenTitle lead={lead}>{title}</ScreenTitle>
      <Panel size="3" style={{ maxWidth: '30rem' }}>
        <Flex direction="column" gap="4">
          {children}
        </Flex>
      </Panel>
      {footer && (
        <Text as="p" size="2">
          {footer}
        </Text>
      )}
    </ScreenColumn>
  );
}
