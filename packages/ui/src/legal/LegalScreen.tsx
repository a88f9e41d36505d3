import { paths } from '@machine/contract';
import { type ReactNode, useId } from 'react';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
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
    <article className={styles.screen}>
      <header className={styles.head}>
        <ScreenTitle align="start" lead={summary}>
          {title}
        </ScreenTitle>
        <p className={styles.date}>
          Last updated <time dateTime={LAST_UPDATED.day}>{LAST_UPDATED.label}</time>
        </p>
      </header>
      <div className={styles.sections}>{children}</div>
      <footer className={styles.foot}>
        <ButtonLink href={paths.home} variant="surface" color="gray">
          Home
        </ButtonLink>
        <Link href={paths.licenses}>Third-party notices</Link>
      </footer>
    </article>
  );
}

export type LegalPageSectionProps = { title: string; children: ReactNode };

/** A section of a legal page with its heading. */
export function LegalPageSection({ title, children }: LegalPageSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A mailto link for questions about these pages. */
export function Contact({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
