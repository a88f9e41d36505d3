import { UserRound } from 'lucide-react';
import { Menu, type MenuEntry } from '../primitives/Menu.tsx';
import { useRestoreFocus } from '../primitives/useRestoreFocus.ts';
import { UserText } from '../primitives/UserText.tsx';
import styles from './UserMenu.module.css';

const LOGOUT: MenuEntry = { id: 'logout', label: 'Logout' };

export type UserMenuItem = MenuEntry & { href: string };

export type UserMenuProps = {
  username: string;
  /** The places of the player: Profile, Messages, Settings. */
  items: ReadonlyArray<UserMenuItem>;
  onLogout: () => void;
  /** On its way, as the button shows. */
  isLoggingOut: boolean;
};

/** In a player's header: their own places, and the way out. */
export function UserMenu({ username, items, onLogout, isLoggingOut }: UserMenuProps) {
  useRestoreFocus();
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
