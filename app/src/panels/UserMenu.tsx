import { paths } from '@machine/contract/paths.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { UserMenu, type UserMenuProps } from '@machine/ui/layout/UserMenu.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../queries/account.ts';
import { useSession } from '../queries/session.ts';

export type UserMenuContainerProps = Pick<CurrentUser, 'id' | 'username'> &
  Pick<UserMenuProps, 'triggerRef' | 'open' | 'onClose'> & {
    /** Called when a logout starts and ends. */
    onLoggingOut: (isLoggingOut: boolean) => void;
  };

export default function UserMenuContainer({ id, onLoggingOut, ...menu }: UserMenuContainerProps) {
  const navigate = useNavigate();
  const session = useSession();
  const isModerator = session.kind === 'player' && session.user.isModerator === true;
  const logout = useLogout(() => void navigate(paths.home));
  const isLoggingOut = logout.isPending || logout.isRateLimited;
  useEffect(() => onLoggingOut(isLoggingOut), [isLoggingOut, onLoggingOut]);
  return (
    <UserMenu
      {...menu}
      items={[
        { id: 'profile', label: 'Profile', href: paths.profile(id) },
        { id: 'messages', label: 'Messages', href: paths.messages },
        { id: 'settings', label: 'Settings', href: paths.settings },
        ...(isModerator ? [{ id: 'moderation', label: 'Moderation', href: paths.moderation }] : []),
      ]}
      onLogout={() => logout.mutate()}
    />
  );
}
