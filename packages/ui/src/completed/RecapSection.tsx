import { type ReactNode, useId } from 'react';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './RecapSection.module.css';

export type RecapSectionProps = {
  title: string;
  tone?: 'accent' | 'quiet';
  children: ReactNode;
};

/** A section of the recap with a heading. */
export function RecapSection({ title, tone = 'quiet', children }: RecapSectionProps) {
  const titleId = useId();
  return (
    <Panel as="section" tone={tone} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Panel>
  );
}
