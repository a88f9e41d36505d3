import type { ReactNode, Ref } from 'react';
import { Button } from '../button/Button.tsx';
import type { MenuFocus } from './Menu.tsx';

export type DropdownButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  /** True while its menu is open. */
  isOpen: boolean;
  /** Called with the entry to focus: a press and Down focus the first one, Up the last one. */
  onOpen: (focus: MenuFocus) => void;
  /** In progress: the button shows a spinner and the menu stays closed. */
  isPending?: boolean;
  className?: string;
  /** Its text is the accessible name. */
  children: ReactNode;
};

/** The button of a `Menu`. */
export function DropdownButton({ isOpen, onOpen, isPending = false, ...button }: DropdownButtonProps) {
  return (
    <Button
      {...button}
      variant="ghost"
      color="gray"
      isPending={isPending}
      aria-haspopup="true"
      aria-expanded={isOpen}
      onPress={() => onOpen('first')}
      onKeyDown={(event) => {
        const focus = FOCUS_OF_KEY[event.key];
        if (isPending || !focus) return;
        event.preventDefault();
        onOpen(focus);
      }}
    />
  );
}

/** The entry that a key of the menu's button focuses. */
export const FOCUS_OF_KEY: Partial<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };
