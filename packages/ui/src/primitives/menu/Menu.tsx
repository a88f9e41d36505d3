import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '../button/Button.tsx';
import styles from './Menu.module.css';
import { EnglishLocale } from '../provider/EnglishLocale.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  /** Makes the entry a link. */
  href?: string;
};

export type MenuProps = {
  /** The button's content; its text is the accessible name. */
  trigger: ReactNode;
  /** From top to bottom. */
  entries: ReadonlyArray<MenuEntry>;
  /** Called with the `id` of the selected entry. */
  onAction?: (id: string) => void;
  /** In progress: the button shows a spinner and the menu stays closed. */
  isPending?: boolean;
  className?: string;
};

/** A dropdown menu of actions and links. */
export function Menu({ trigger, entries, onAction, isPending, className }: MenuProps) {
  return (
    <EnglishLocale>
      {/* While pending, the button ignores presses, but MenuTrigger would still open. */}
      <MenuTrigger {...(isPending && { isOpen: false })}>
        <Button variant="ghost" tone="gray" isPending={isPending} className={className}>
          {trigger}
        </Button>
        <Popover className={styles.popover} placement="bottom end" offset={4}>
          <AriaMenu className={styles.menu} items={entries} onAction={(id) => onAction?.(String(id))}>
            {({ id, label: text, href }) => (
              <MenuItem id={id} href={href} textValue={text} className={styles.item}>
                {text}
              </MenuItem>
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </EnglishLocale>
  );
}
