import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from './Button.tsx';
import styles from './Menu.module.css';
import { EnglishLocale } from './EnglishLocale.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  /** An entry with an address is a link. */
  href?: string;
};

export type MenuProps = {
  /** What the button shows; its text is its name. */
  trigger: ReactNode;
  /** From the top; one with an `href` is a link. */
  entries: ReadonlyArray<MenuEntry>;
  /** An entry was chosen, by its `id`. */
  onAction?: (id: string) => void;
  /** Busy, as its button shows. */
  isPending?: boolean;
  className?: string;
};

/** For a short list of things to do or places to go that has no room on the page. */
export function Menu({ trigger, entries, onAction, isPending, className }: MenuProps) {
  return (
    <EnglishLocale>
      {/* Busy, its button ignores a press, but the trigger would still open by it. */}
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
