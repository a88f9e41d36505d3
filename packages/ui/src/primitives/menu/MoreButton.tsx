import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { FOCUS_OF_KEY } from './DropdownButton.tsx';
import type { MenuFocus } from './Menu.tsx';
import styles from './MoreButton.module.css';

/** The opener of a menu: its button, to which the focus returns, and the entry to focus. */
export type MenuOpening = { trigger: HTMLButtonElement; focus: MenuFocus };

export type MoreButtonProps = {
  /** The accessible name: "More about mira_calls_it". */
  label: string;
  /** True while its menu is open. */
  isOpen: boolean;
  onOpen: (opening: MenuOpening) => void;
  /** An action is in progress: the button shows a spinner, and the menu stays closed. */
  isPending?: boolean;
  /** As high as the buttons beside it. */
  size?: '2' | '3';
  /** For rows: small, and with a mouse it appears only when its row is pointed at or has the focus. */
  isQuiet?: boolean;
  className?: string;
};

/** A button with three dots that opens a `Menu`. The menu is separate, so that many buttons can share one. */
export function MoreButton({
  label,
  isOpen,
  onOpen,
  isPending = false,
  size = '2',
  isQuiet = false,
  className,
}: MoreButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const open = (focus: MenuFocus) => !isPending && ref.current && onOpen({ trigger: ref.current, focus });
  return (
    <IconButton
      ref={ref}
      label={label}
      size={isQuiet ? '1' : size}
      variant={isQuiet ? 'ghost' : 'outline'}
      className={cx(isQuiet && styles.quiet, className)}
      isPending={isPending}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPress={() => open('first')}
      onKeyDown={(event) => {
        const focus = FOCUS_OF_KEY[event.key];
        if (!focus) return;
        event.preventDefault();
        open(focus);
      }}
    >
      <Ellipsis size={isQuiet ? 16 : 18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
