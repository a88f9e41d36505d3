import type { CurrentUser } from '@machine/contract';
import { UserMenu } from '@machine/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useLogout } from '../queries/account.ts';

export type UserMenuContainerProps = Pick<CurrentUser, 'id' | 'username'>;

/** Connects the user menu: the player's pages and logout. */
export default function UserMenuContainer({ id, username }: UserMenuContainerProps) {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.home));
  return (
    <UserMenu
      username={username}
      items={[
        { id: 'profile', label: 'Profile', href: paths.profile(id) },
        { id: 'messages', label: 'Messages', href: paths.messages },
        { id: 'settings', label: 'Settings', href: paths.settings },
      ]}
      isLoggingOut={logout.isPending || logout.isRateLimited}
      onLogout={() => logout.mutate()}
    />
  );
}
