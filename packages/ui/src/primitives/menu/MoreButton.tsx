import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type MenuFocus, menuTrigger, type MenuTrigger } from '../../behavior/menuTrigger.ts';
import { IconButton } from '../button/Button.tsx';
import styles from './MoreButton.module.css';

/** The opener of a menu: its button, to which the focus returns, and the entry to focus. */
export type MenuOpening = { trigger: HTMLButtonElement; focus: MenuFocus };

export type MoreButtonProps = Omit<MenuTrigger, 'onOpen'> & {
  /** The accessible name: "More about mira_calls_it". */
  label: string;
  /** Opens the menu at this button, on its first or last entry. */
  onOpen: (opening: MenuOpening) => void;
  /** As high as the buttons beside it. */
  size?: '2' | '3';
  /** For rows: small, and with a mouse it appears only when its row is pointed at or has the focus. */
  isQuiet?: boolean;
};

/** A button with three dots that opens a `Menu`. The menu is separate, so that many buttons can share one. */
export function MoreButton({ label, onOpen, size = '2', isQuiet = false, ...menu }: MoreButtonProps) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const open = (focus: MenuFocus) => trigger && onOpen({ trigger, focus });
  return (
    <IconButton
      ref={setTrigger}
      label={label}
      size={isQuiet ? '1' : size}
      variant={isQuiet ? 'ghost' : 'surface'}
      className={isQuiet ? styles.quiet : undefined}
      {...menuTrigger({ ...menu, onOpen: open })}
    >
      <Ellipsis size={isQuiet ? 16 : 18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
