import type { CurrentUser } from '@machine/contract';
import { Header, type HeaderProps } from '@machine/ui';
import { paths } from '../paths.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { LazyPart } from './LazyPart.tsx';
import { LazySearch } from './LazySearch.tsx';

export type HeaderContainerProps = Pick<HeaderProps, 'appearance' | 'onToggleAppearance'>;

/** Connects the header to the session, the login dialog and the player's panels. */
export function HeaderContainer(props: HeaderContainerProps) {
  const session = useSession();
  const { loginDialog } = useServices();
  return (
    <Header
      {...props}
      viewer={headerViewer(session)}
      homeHref={paths.home}
      signupHref={paths.signup}
      onLogin={() => loginDialog.set(true)}
      {...(session.kind === 'player' && playerSlots(session.user))}
    />
  );
}

export const headerViewer = (session: Session): HeaderProps['viewer'] =>
  session.kind === 'player' ? { kind: 'player', username: session.user.username } : { kind: session.kind };

const loadUserStats = () => import('./userStats.ts').then(({ UserStats }) => UserStats);
const loadNotifications = () => import('./Notifications.tsx').then(({ Notifications }) => Notifications);
const loadNavigation = () => import('./Navigation.tsx').then(({ Navigation }) => Navigation);
const loadMenu = () => import('./UserMenu.tsx').then(({ UserMenuContainer }) => UserMenuContainer);

const NO_PROPS = {};

const playerSlots = ({ id, username, stars, currentStreak }: CurrentUser) => ({
  userStats: <LazyPart load={loadUserStats} props={{ stars, currentStreak }} />,
  menuButton: <LazyPart load={loadNavigation} props={NO_PROPS} />,
  search: <LazySearch />,
  notifications: <LazyPart load={loadNotifications} props={NO_PROPS} />,
  userMenu: <LazyPart load={loadMenu} isWanted props={{ id, username }} />,
});
