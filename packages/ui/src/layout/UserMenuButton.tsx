import { UserRound } from 'lucide-react';
import type { Ref } from 'react';
import { menuTrigger, type MenuTrigger } from '../behavior/menuTrigger.ts';
import { Button } from '../primitives/button/Button.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './Header.module.css';

export type UserMenuButtonProps = Pick<MenuTrigger, 'isOpen' | 'onOpen'> & {
  /** The button, to which its menu is attached. */
  ref?: Ref<HTMLButtonElement>;
  /** Label of the button; clipped where there is no room. */
  username: string;
  /** Logout is in progress; the button shows a spinner. */
  isLoggingOut?: boolean;
};

/** The header button that opens the `UserMenu`. */
export function UserMenuButton({ ref, username, isLoggingOut, ...trigger }: UserMenuButtonProps) {
  return (
    <Button ref={ref} variant="ghost" color="gray" {...menuTrigger({ ...trigger, isPending: isLoggingOut })}>
      <UserRound size={18} strokeWidth={1.75} aria-hidden />
      <UserText className={styles.username}>{username}</UserText>
    </Button>
  );
}
