import { UserRound } from 'lucide-react';
import { Menu, type MenuEntry } from '../primitives/menu/Menu.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './UserMenu.module.css';

const LOGOUT: MenuEntry = { id: 'logout', label: 'Logout' };

export type UserMenuItem = MenuEntry & { href: string };

export type UserMenuProps = {
  username: string;
  /** Profile, Messages and Settings. */
  items: ReadonlyArray<UserMenuItem>;
  onLogout: () => void;
  /** Logout is in progress; the button shows a spinner. */
  isLoggingOut: boolean;
};

/** A player's menu in the header: links to their pages, and logout. */
export function UserMenu({ username, items, onLogout, isLoggingOut }: UserMenuProps) {
  return (
    <Menu
      trigger={
        <>
          <UserRound size={18} strokeWidth={1.75} aria-hidden />
          <UserText className={styles.name}>{username}</UserText>
        </>
      }
      entries={[...items, LOGOUT]}
      onAction={(id) => id === LOGOUT.id && onLogout()}
      isPending={isLoggingOut}
    />
  );
}
