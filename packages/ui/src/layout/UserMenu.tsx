import { Menu, type MenuEntry, type MenuProps } from '../primitives/menu/Menu.tsx';

const LOGOUT: MenuEntry = { id: 'logout', label: 'Logout' };

/** An entry that leads to one of the player's pages. */
export type UserMenuItem = MenuEntry & { href: string };

export type UserMenuProps = Pick<MenuProps, 'triggerRef' | 'open' | 'onClose'> & {
  /** The accessible name of the menu. */
  username: string;
  /** Profile, Messages and Settings. */
  items: ReadonlyArray<UserMenuItem>;
  /** Called by the last entry. */
  onLogout: () => void;
};

/** A player's menu in the header, opened by the `UserMenuButton`: links to their pages, and logout. */
export function UserMenu({ username, items, onLogout, ...menu }: UserMenuProps) {
  return (
    <Menu {...menu} label={username} entries={[...items, LOGOUT]} onAction={(id) => id === LOGOUT.id && onLogout()} />
  );
}
