import { type ReactNode, useId } from 'react';
import { Panel, type PanelProps } from '../primitives/panel/Panel.tsx';
import styles from './SettingsSection.module.css';

export type SettingsSectionProps = {
  title: string;
  lead?: ReactNode;
  tone?: PanelProps['tone'];
  children: ReactNode;
};

/** A section of the settings with a heading. */
export function SettingsSection({ title, lead, tone = 'quiet', children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Panel as="section" tone={tone} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </Panel>
  );
}
