import type { CurrentUser } from '@machine/contract';
import { Header, type HeaderProps } from '@machine/ui';
import { paths } from '../paths.ts';
import { type Session, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { LazyPart } from './LazyPart.tsx';
import { SearchContainer } from './SearchContainer.tsx';

export type HeaderContainerProps = Pick<HeaderProps, 'appearance' | 'onToggleAppearance'>;

/** Wires the header: who is here, the login dialog's switch, and what only players have. */
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
const loadNotifications = () => import('./LazyNotifications.tsx').then(({ LazyNotifications }) => LazyNotifications);
const loadNavigation = () => import('./LazyNavigation.tsx').then(({ LazyNavigation }) => LazyNavigation);
const loadMenu = () => import('./LazyUserMenu.tsx').then(({ LazyUserMenu }) => LazyUserMenu);

const NOTHING = {};

const playerSlots = ({ id, username, stars, currentStreak }: CurrentUser) => ({
  userStats: <LazyPart load={loadUserStats} props={{ stars, currentStreak }} />,
  menuButton: <LazyPart load={loadNavigation} props={NOTHING} />,
  search: <SearchContainer />,
  notifications: <LazyPart load={loadNotifications} props={NOTHING} />,
  userMenu: <LazyPart load={loadMenu} isWanted props={{ id, username }} />,
});
