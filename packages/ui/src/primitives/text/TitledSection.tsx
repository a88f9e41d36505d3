import { Flex, Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';

export type TitledSectionProps = {
  /** Heading that names the section. */
  title: string;
  /** Content below the heading. */
  children: ReactNode;
};

/** A part of a screen with its heading. */
export function TitledSection({ title, children }: TitledSectionProps) {
  const titleId = useId();
  return (
    <Flex asChild direction="column" gap="3" minWidth="0">
      <section aria-labelledby={titleId}>
        <Heading as="h2" size="4" id={titleId}>
          {title}
        </Heading>
        {children}
      </section>
    </Flex>
  );
}
