import { paths } from '@machine/contract/paths.ts';
import { Flex, Separator } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from '../primitives/button/Link.tsx';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { NumberedPage } from './NumberedPage.tsx';

export type LegalScreenProps = {
  /** Heading of the page. */
  title: string;
  /** One sentence below the title. */
  summary: string;
  /** The `NumberedSection`s. */
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
          <QuietButtonLink href={paths.home}>Home</QuietButtonLink>
          <Link href={paths.licenses}>Third-party notices</Link>
        </footer>
      </Flex>
    </NumberedPage>
  );
}

/** A mailto link for questions about these pages. */
export const Contact = ({ email }: { email: string }) => <Link href={`mailto:${email}`}>{email}</Link>;
