import { Button, Flex, Reset } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { List } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';

/** The groups of the settings, in their order. */
const GROUPS = {
  game: 'Game',
  account: 'Account',
  notifications: 'Notifications',
  privacy: 'Privacy and data',
} as const;

const anchorOf = (id: string) => `settings-${id}`;

export type SettingsGroupProps = {
  /** Decides the label, and the place that the index links to. */
  id: keyof typeof GROUPS;
  /** The sections of the group. */
  children: ReactNode;
};

/** Sections of the settings that belong together, below a label. */
export function SettingsGroup({ id, children }: SettingsGroupProps) {
  return (
    <Flex asChild direction="column" gap="5" pt="5" minWidth="0">
      <Reset>
        <fieldset aria-labelledby={anchorOf(id)}>
          <Eyebrow id={anchorOf(id)} tabIndex={-1}>
            {GROUPS[id]}
          </Eyebrow>
          {children}
        </fieldset>
      </Reset>
    </Flex>
  );
}

/** Links to the groups, because the page is long. */
export function SettingsIndex() {
  return (
    <nav aria-label="Settings">
      <List direction="row" wrap="wrap" gap="2">
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
                <Mono>{label}</Mono>
              </a>
            </Button>
          </li>
        ))}
      </List>
    </nav>
  );
}

function goTo(anchor: string): void {
  const label = document.getElementById(anchor);
  label?.scrollIntoView();
  label?.focus({ preventScroll: true });
}
