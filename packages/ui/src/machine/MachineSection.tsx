import { type ReactNode, useId } from 'react';
import styles from './MachineScreen.module.css';

export type MachineSectionProps = { title: string; children: ReactNode };

/** A part of the Machine's page with its title. */
export function MachineSection({ title, children }: MachineSectionProps) {
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
