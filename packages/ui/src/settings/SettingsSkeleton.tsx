import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './SettingsSection.module.css';

const SECTIONS = [
  { id: 'appearance', height: '62px' },
  { id: 'keyboard', height: '100px' },
  { id: 'clubs', height: '120px' },
  { id: 'notifications', height: '286px' },
];

/** Placeholder for loading settings. */
export function SettingsSkeleton() {
  return (
    <>
      <Skeleton width="100%" height="2rem" />
      <Skeleton width="4rem" height="1rem" />
      {SECTIONS.map(({ id, height }) => (
        <Panel key={id} tone="quiet" className={styles.section} aria-hidden>
          <Skeleton width="10rem" height="1.5625rem" />
          <Skeleton width="100%" height={height} />
        </Panel>
      ))}
    </>
  );
}
