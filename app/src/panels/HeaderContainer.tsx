import type { CurrentUser } from '@machine/contract/user.ts';
import type { MenuFocus } from '@machine/ui/behavior/menuTrigger.ts';
import { Header, type HeaderProps } from '@machine/ui/layout/Header.tsx';
import { UserMenuButton } from '@machine/ui/layout/UserMenuButton.tsx';
import { UserStats } from '@machine/ui/layout/UserStats.tsx';
import { MenuButton } from '@machine/ui/navigation/MenuButton.tsx';
import { NotificationsButton } from '@machine/ui/notification/NotificationsButton.tsx';
import { SearchButton } from '@machine/ui/search/SearchButton.tsx';
import { type ComponentType, useRef, useState } from 'react';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { lazyPart } from './Part.tsx';

const Navigation = lazyPart(() => import('./Navigation.tsx'));
const Notifications = lazyPart(() => import('./Notifications.tsx'));
const Search = lazyPart(() => import('./Search.tsx'));
const UserMenu = lazyPart(() => import('./UserMenu.tsx'));

export type HeaderContainerProps = Pick<HeaderProps, 'appearance' | 'onToggleAppearance' | 'places' | 'currentHref'> & {
  /** True if the parts that load after the first paint can be rendered. */
  arePartsLoaded: boolean;
};

/**
 * Connects the header to the session, the login dialog and the panels. All of its buttons are in the first bundle, so
 * that the header is complete as soon as the session is known; only what they open is loaded later.
 */
export function HeaderContainer({ arePartsLoaded, ...props }: HeaderContainerProps) {
  const session = useSession();
  const { loginDialog } = useServices();
  return (
    <Header
      {...props}
      viewer={session.kind}
      onLogin={() => loginDialog.set(true)}
      {...(session.kind === 'player' && playerSlots(session.user, arePartsLoaded))}
    />
  );
}

const playerSlots = ({ id, username, stars, currentStreak }: CurrentUser, arePartsLoaded: boolean) => ({
  menuButton: <PanelSlot Button={MenuButton} Panel={Navigation} />,
  userStats: <UserStats stars={stars} currentStreak={currentStreak} />,
  search: <PanelSlot Button={SearchButton} Panel={Search} />,
  notifications: <NotificationsSlot isLoaded={arePartsLoaded} />,
  userMenu: <UserMenuSlot id={id} username={username} />,
});

type PanelSlotProps = {
  Button: ComponentType<{ isOpen: boolean; onPress: () => void }>;
  Panel: ComponentType<{ isOpen: boolean; onClose: () => void }>;
};

function PanelSlot({ Button, Panel }: PanelSlotProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The bell; its count comes from the panel, which polls it. */
function NotificationsSlot({ isLoaded }: { isLoaded: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [unreadCount, setUnreadCount] = useState(0);
  return (
    <>
      <NotificationsButton unreadCount={unreadCount} isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <Notifications
        isWanted={isLoaded || isOpen}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onUnreadCount={setUnreadCount}
      />
    </>
  );
}

function UserMenuSlot({ id, username }: Pick<CurrentUser, 'id' | 'username'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<MenuFocus | null>(null);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  return (
    <>
      <UserMenuButton
        ref={button}
        username={username}
        isOpen={open !== null}
        onOpen={setOpen}
        isLoggingOut={isLoggingOut}
      />
      <UserMenu
        isWanted={open !== null}
        id={id}
        username={username}
        triggerRef={button}
        open={open}
        onClose={() => setOpen(null)}
        onLoggingOut={setIsLoggingOut}
      />
    </>
  );
}
