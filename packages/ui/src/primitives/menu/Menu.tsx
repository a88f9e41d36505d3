import { type RefObject, use } from 'react';
import { Menu as AriaMenu, MenuItem, Popover, RouterProvider } from 'react-aria-components';
import { NavigateContext } from '../../behavior/followLinks.ts';
import type { MenuFocus } from '../../behavior/menuTrigger.ts';
import styles from './Menu.module.css';
import { EnglishLocale } from '../../behavior/EnglishLocale.tsx';

/** An action or a link in a menu. `id` is unique in it. */
export type MenuEntry = {
  id: string;
  label: string;
  /** Makes the entry a link. */
  href?: string;
};

export type MenuProps = {
  /** The accessible name. */
  label: string;
  /** The button that opens it, with the props of `menuTrigger`. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The entry that is focused when it opens; null: it is closed. */
  open: MenuFocus | null;
  /** Called by Escape, a click outside, and after an entry is selected. */
  onClose: () => void;
  /** Actions and links, from top to bottom. */
  entries: ReadonlyArray<MenuEntry>;
  /** Called with the `id` of the selected entry. */
  onAction?: (id: string) => void;
};

/** A dropdown menu of actions and links. Its button is separate, so that the menu can be loaded later. */
export function Menu({ label, triggerRef, open, onClose, entries, onAction }: MenuProps) {
  const navigate = use(NavigateContext);
  const menu = (
    <EnglishLocale>
      <Popover
        aria-label={label}
        className={styles.popover}
        placement="bottom end"
        offset={4}
        triggerRef={triggerRef}
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <AriaMenu
          aria-label={label}
          style={{ outline: 'none' }}
          items={entries}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu opens with focus on one of its entries
          autoFocus={open ?? undefined}
          onAction={(id) => onAction?.(String(id))}
          onClose={onClose}
        >
          {({ id, label: text, href }) => (
            <MenuItem id={id} href={href} textValue={text} className={styles.item}>
              {text}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </EnglishLocale>
  );
  return navigate ? <RouterProvider navigate={navigate}>{menu}</RouterProvider> : menu;
}
