import { Flex, Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import styles from './NumberedPage.module.css';

/** A page to read, whose sections are numbered. */
export const NumberedPage = ({ children }: { children: ReactNode }) => (
  <ScreenColumn>
    <Flex asChild direction="column" gap="5" className={styles.screen}>
      <article>{children}</article>
    </Flex>
  </ScreenColumn>
);

export type NumberedSectionProps = {
  /** Heading, behind the number. */
  title: string;
  /** Paragraphs and lists below the heading. */
  children: ReactNode;
};

/** A section of such a page with its heading. */
export function NumberedSection({ title, children }: NumberedSectionProps) {
  const titleId = useId();
  return (
    <Text asChild>
      <section aria-labelledby={titleId}>
        <Heading as="h2" size="4" id={titleId} className={styles.title}>
          {title}
        </Heading>
        {children}
      </section>
    </Text>
  );
}
