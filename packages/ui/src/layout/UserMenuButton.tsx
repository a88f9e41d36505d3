import { UserRound } from 'lucide-react';
import { DropdownButton, type DropdownButtonProps } from '../primitives/menu/DropdownButton.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './Header.module.css';

export type UserMenuButtonProps = Pick<DropdownButtonProps, 'ref' | 'isOpen' | 'onOpen'> & {
  username: string;
  /** Logout is in progress; the button shows a spinner. */
  isLoggingOut?: boolean;
};

/** The header button that opens the `UserMenu`. */
export function UserMenuButton({ username, isLoggingOut, ...button }: UserMenuButtonProps) {
  return (
    <DropdownButton {...button} isPending={isLoggingOut}>
      <UserRound size={18} strokeWidth={1.75} aria-hidden />
      <UserText className={styles.username}>{username}</UserText>
    </DropdownButton>
  );
}
