import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList } from 'react-aria-components';
import { cx } from './cx.ts';
import { EnglishLocale } from './EnglishLocale.tsx';
import styles from './Tabs.module.css';
import { useFocusFallback } from './useFocusFallback.ts';

export type TabsProps<Id extends string> = {
  /** What one chooses here: "Period". */
  label: string;
  /** From the left. More than three stand two by two on a phone. */
  tabs: ReadonlyArray<{ id: Id; label: string }>;
  /** The `id` of the one that is seen. */
  selected: Id;
  /** Another one was chosen. */
  onSelect: (id: Id) => void;
  /** The `TabPanel` that shows what is chosen; several lists of tabs may share one. */
  panelId: string;
};

/**
 * For a few views of one thing, of which one is seen. Arrows only move the focus; Enter or Space chooses, because each
 * view has to be loaded.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key);
    if (chosen && chosen.id !== selected) onSelect(chosen.id);
  };
  return (
    <EnglishLocale>
      <AriaTabs className={styles.tabs} selectedKey={selected} onSelectionChange={select} keyboardActivation="manual">
        <TabList aria-label={label} className={cx(styles.list, tabs.length > 3 && styles.many)} items={tabs}>
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
  id: string;
  /** The chosen tabs in words. */
  label: string;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** Below `Tabs`, for what they show; a stop of its own on the way through the page. */
export function TabPanel({ id, label, isBusy = false, className, children }: TabPanelProps) {
  const kept = useFocusFallback<HTMLDivElement>();
  return (
    <div
      {...kept}
      role="tabpanel"
      id={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- asked for by RELIABILITY.md X39
      tabIndex={0}
      aria-label={label}
      aria-busy={isBusy}
      className={cx(styles.panel, className)}
    >
      {children}
    </div>
  );
}
