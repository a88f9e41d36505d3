import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './SettingsGroup.module.css';

/** The groups of the settings, in their order. */
const GROUPS = {
  game: 'Game',
  notifications: 'Notifications',
  privacy: 'Privacy and data',
  account: 'Account',
} as const;

type SettingsGroupId = keyof typeof GROUPS;

const anchorOf = (id: string) => `settings-${id}`;

export type SettingsGroupProps = { id: SettingsGroupId; children: ReactNode };

/** Sections of the settings that belong together, below a label. */
export function SettingsGroup({ id, children }: SettingsGroupProps) {
  return (
    <fieldset aria-labelledby={anchorOf(id)} className={styles.group}>
      <Eyebrow id={anchorOf(id)} tabIndex={-1} className={styles.label}>
        {GROUPS[id]}
      </Eyebrow>
      {children}
    </fieldset>
  );
}

/** Links to the groups, because the page is long. */
export function SettingsIndex() {
  return (
    <nav aria-label="Settings">
      <ul className={styles.index}>
        {Object.entries(GROUPS).map(([id, label]) => (
          <li key={id}>
            <Button asChild variant="soft" color="gray" highContrast>
              <a
                href={`#${anchorOf(id)}`}
                onClick={(event) => {
                  // Moves the focus, too, without adding a hash to the address.
                  event.preventDefault();
                  goTo(anchorOf(id));
                }}
              >
                {label}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goTo(anchor: string): void {
  const label = document.getElementById(anchor);
  label?.scrollIntoView();
  label?.focus({ preventScroll: true });
}
