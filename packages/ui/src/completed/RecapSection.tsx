import { Flex, Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Panel } from '../primitives/panel/Panel.tsx';

export type RecapSectionProps = {
  /** Heading that names the section. */
  title: string;
  /** Content below the heading, one part below the other. */
  children: ReactNode;
};

/** A section of the recap with a heading. */
export function RecapSection({ title, children }: RecapSectionProps) {
  const titleId = useId();
  return (
    <Panel as="section" tone="quiet" aria-labelledby={titleId}>
      <Flex direction="column" gap="3" minWidth="0">
        <Heading as="h2" size="3" id={titleId}>
          {title}
        </Heading>
        {children}
      </Flex>
    </Panel>
  );
}
