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
      tone="gray"
      isPending={isPending}
      aria-haspopup="true"
      aria-expanded={isOpen}
      onPress={() => onOpen('first')}
      onKeyDown={({ key, continuePropagation }) => {
        if (!isPending && key === 'ArrowDown') return onOpen('first');
        if (!isPending && key === 'ArrowUp') return onOpen('last');
        continuePropagation();
      }}
    />
  );
}
