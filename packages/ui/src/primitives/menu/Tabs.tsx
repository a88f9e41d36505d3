import type { FocusEvent, ReactNode } from 'react';
import { Tab, TabList, Tabs as AriaTabs } from 'react-aria-components';
import { focusFallback } from '../../behavior/focusFallback.ts';
import { EnglishLocale } from '../../behavior/EnglishLocale.tsx';
import { cx } from '../cx.ts';
import styles from './Tabs.module.css';

export type TabsProps<Id extends string> = {
  /** The accessible name: "Period". */
  label: string;
  /** From left to right. On a phone, they wrap. */
  tabs: ReadonlyArray<{ id: Id; label: string }>;
  /** Id of the view that is shown. */
  selected: Id;
  /** Called with the id of another tab, never with the selected one. */
  onSelect: (id: Id) => void;
  /** The id of the `TabPanel`. Several tab lists may share one. */
  panelId: string;
};

/** Tabs with more characters are smaller on a phone. */
const CHARACTERS_MAX = 24;

/**
 * Switches between a few views. Arrow keys only move focus; Enter or Space selects, because each view has to be loaded.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const select = (id: unknown) => id !== selected && onSelect(id as Id);
  const isLong = tabs.map(({ label: name }) => name).join('').length > CHARACTERS_MAX;
  return (
    <EnglishLocale>
      <AriaTabs selectedKey={selected} onSelectionChange={select} keyboardActivation="manual">
        <TabList aria-label={label} className={cx(styles.list, isLong && styles.long)} items={tabs}>
          {(tab) => (
            <Tab
              className={styles.tab}
              render={(dom) =>
                'href' in dom ? <a {...dom}>{dom.children}</a> : <div {...dom} aria-controls={panelId} />
              }
            >
              {tab.label}
            </Tab>
          )}
        </TabList>
      </AriaTabs>
    </EnglishLocale>
  );
}

export type TabPanelProps = {
  /** The `panelId` of its `Tabs`. */
  id: string;
  /** The selected tabs in words. */
  label: string;
  /** The content is loading. */
  isBusy?: boolean;
  /** The content of the selected view. */
  children: ReactNode;
};

/** The content of `Tabs`. Focusable, and takes focus when its focused content is removed. */
export function TabPanel({ id, label, isBusy = false, children }: TabPanelProps) {
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
      style={{ minWidth: 0 }}
      onFocus={showStart}
    >
      {children}
    </div>
  );
}

/** Shows the start of a panel that is focused by keyboard: browsers don't scroll to one that is higher than the page. */
function showStart({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
  const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (currentTarget.getBoundingClientRect().top < hidden) currentTarget.scrollIntoView();
}
