import { Tabs as Radix } from '@radix-ui/themes';
import type { FocusEvent, ReactNode } from 'react';
import { focusFallback } from '../focus/focusFallback.ts';
import styles from './Tabs.module.css';

export type TabsProps<Id extends string> = {
  /** The accessible name: "Period". */
  label: string;
  /** From left to right. On a phone, they wrap. */
  tabs: ReadonlyArray<{ id: Id; label: string }>;
  /** The `id` of the selected tab. */
  selected: Id;
  /** Called when another tab is selected. */
  onSelect: (id: Id) => void;
  /** The id of the `TabPanel`. Several tab lists may share one. */
  panelId: string;
};

/**
 * Switches between a few views. Arrow keys only move focus; Enter or Space selects, because each view has to be loaded.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  return (
    <Radix.Root value={selected} onValueChange={(id) => onSelect(id as Id)} activationMode="manual">
      <Radix.List aria-label={label} wrap={{ initial: 'wrap', sm: 'nowrap' }} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} aria-controls={panelId} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}

export type TabPanelProps = {
  id: string;
  /** The selected tabs in words. */
  label: string;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** The content of `Tabs`. Focusable, and takes focus when its focused content is removed. */
export function TabPanel({ id, label, isBusy = false, className, children }: TabPanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only follows its own focus
    <div
      {...focusFallback}
      role="tabpanel"
      id={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tab panel is a tab stop of its own
      tabIndex={0}
      aria-label={label}
      aria-busy={isBusy}
      className={className}
      style={SHRINKS}
      onFocus={showStart}
    >
      {children}
    </div>
  );
}

const SHRINKS = { minWidth: 0 };

/** Shows the start of a panel that is focused by keyboard: browsers don't scroll to one that is higher than the page. */
function showStart({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
  const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (currentTarget.getBoundingClientRect().top < hidden) currentTarget.scrollIntoView();
}
