import { type ReactNode, useId } from 'react';
import styles from './TitledSection.module.css';

export type TitledSectionProps = { title: string; children: ReactNode };

/** A part of a screen with its heading. */
export function TitledSection({ title, children }: TitledSectionProps) {
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
