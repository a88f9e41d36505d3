import type { KeyboardEvent } from 'react';

/** The entry that is focused when a menu opens. */
export type MenuFocus = 'first' | 'last';

const FOCUS_OF_KEY: Partial<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

export type MenuTrigger = {
  /** True while its menu is open. */
  isOpen: boolean;
  /** Opens the menu with the focus on its first or last entry. */
  onOpen: (focus: MenuFocus) => void;
  /** An action is in progress: the button shows a spinner, and the menu stays closed. */
  isPending?: boolean;
};

/** Returns the props of a button that opens a `Menu`: a press and Down focus its first entry, Up the last one. */
export const menuTrigger = ({ isOpen, onOpen, isPending = false }: MenuTrigger) => ({
  isPending,
  'aria-haspopup': 'menu' as const,
  'aria-expanded': isOpen,
  onPress: () => onOpen('first'),
  onKeyDown: (event: KeyboardEvent) => {
    const focus = FOCUS_OF_KEY[event.key];
    if (isPending || !focus) return;
    event.preventDefault();
    onOpen(focus);
  },
});
