import { paths } from '@machine/contract';
import { Flex, Heading, Separator, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import styles from './LegalScreen.module.css';

export type LegalScreenProps = {
  title: string;
  /** One sentence below the title. */
  summary: string;
  children: ReactNode;
};

/** The date of both legal pages, set by the specification. */
const LAST_UPDATED = { day: '2025-10-14', label: 'October 14, 2025' };

/** The layout of a legal page: title, date, numbered sections and a link home. */
export function LegalScreen({ title, summary, children }: LegalScreenProps) {
  return (
    <NumberedPage>
      <header>
        <ScreenTitle lead={summary}>{title}</ScreenTitle>
        <Mono as="p" size="1" color="gray" mt="3">
          Last updated <time dateTime={LAST_UPDATED.day}>{LAST_UPDATED.label}</time>
        </Mono>
      </header>
      {children}
      <Separator size="4" decorative />
      <Flex asChild wrap="wrap" align="center" gap="4">
        <footer>
          <ButtonLink href={paths.home} variant="surface" color="gray">
            Home
          </ButtonLink>
          <Link href={paths.licenses}>Third-party notices</Link>
        </footer>
      </Flex>
    </NumberedPage>
  );
}

/** A page to read, whose sections are numbered. */
export const NumberedPage = ({ children }: { children: ReactNode }) => (
  <ScreenColumn>
    <Flex asChild direction="column" gap="5" className={styles.screen}>
      <article>{children}</article>
    </Flex>
  </ScreenColumn>
);

export type LegalPageSectionProps = { title: string; children: ReactNode };

/** A section of a legal page with its heading. */
export function LegalPageSection({ title, children }: LegalPageSectionProps) {
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

/** A mailto link for questions about these pages. */
export function Contact({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
