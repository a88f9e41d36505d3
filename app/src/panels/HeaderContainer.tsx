import type { CurrentUser } from '@machine/contract';
import { Header, type HeaderProps, SearchButton, UserStats } from '@machine/ui';
import { lazy, useState } from 'react';
import { orReload } from '../orReload.ts';
import { paths } from '../paths.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { Part } from './Part.tsx';

const Navigation = lazy(() => import('./Navigation.tsx'));
const Notifications = lazy(() => import('./Notifications.tsx'));
const Search = lazy(() => orReload(import('./Search.tsx')));
const UserMenu = lazy(() => orReload(import('./UserMenu.tsx')));

export type HeaderContainerProps = Pick<HeaderProps, 'appearance' | 'onToggleAppearance'> & {
  /** Whether the parts that load after the first paint can be rendered. */
  arePartsLoaded: boolean;
};

/** Connects the header to the session, the login dialog and the player's panels. */
export function HeaderContainer({ arePartsLoaded, ...props }: HeaderContainerProps) {
  const session = useSession();
  const { loginDialog } = useServices();
  return (
    <Header
      {...props}
      viewer={headerViewer(session)}
      homeHref={paths.home}
      signupHref={paths.signup}
      onLogin={() => loginDialog.set(true)}
      {...(session.kind === 'player' && playerSlots(session.user, arePartsLoaded))}
    />
  );
}

export const headerViewer = (session: Session): HeaderProps['viewer'] =>
  session.kind === 'player' ? { kind: 'player', username: session.user.username } : { kind: session.kind };

const playerSlots = ({ id, username, stars, currentStreak }: CurrentUser, arePartsLoaded: boolean) => ({
  userStats: <UserStats stars={stars} currentStreak={currentStreak} />,
  menuButton: (
    <Part isWanted={arePartsLoaded}>
      <Navigation />
    </Part>
  ),
  search: <SearchSlot />,
  notifications: (
    <Part isWanted={arePartsLoaded}>
      <Notifications />
    </Part>
  ),
  userMenu: (
    <Part>
      <UserMenu id={id} username={username} />
    </Part>
  ),
});

/** The button of the user search and the panel that it opens. */
function SearchSlot() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SearchButton isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <Part isWanted={isOpen}>
        <Search isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Part>
    </>
  );
}
