import { type ReactNode, useId } from 'react';
import { ButtonLink, Link } from '../primitives/Link.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import styles from './LegalScreen.module.css';

export type LegalScreenProps = {
  title: string;
  /** In one sentence. */
  summary: string;
  children: ReactNode;
  homeHref: string;
};

/** SPEC.md §2: both pages are of the same day. */
const LAST_UPDATED = { day: '2025-10-14', words: 'October 14, 2025' };

/** A page of plain words: numbered sections, and the way home. */
export function LegalScreen({ title, summary, children, homeHref }: LegalScreenProps) {
  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        <ScreenTitle align="start" lead={summary}>
          {title}
        </ScreenTitle>
        <p className={styles.date}>
          Last updated <time dateTime={LAST_UPDATED.day}>{LAST_UPDATED.words}</time>
        </p>
      </header>
      <div className={styles.sections}>{children}</div>
      <footer className={styles.foot}>
        <ButtonLink href={homeHref} variant="outline" tone="gray">
          Home
        </ButtonLink>
      </footer>
    </article>
  );
}

export type LegalPartProps = { title: string; children: ReactNode };

export function LegalPart({ title, children }: LegalPartProps) {
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

/** The address for everything that is asked about these pages. */
export function Contact({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
