import { type ReactNode, useId } from 'react';
import styles from './ProfileSection.module.css';

export type ProfileSectionProps = { title: string; children: ReactNode };

/** A section of the profile with a heading. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
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
