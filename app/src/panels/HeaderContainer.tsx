import { Header, type HeaderProps } from '@machine/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type Session, useLogout, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { LazyPart } from './LazyPart.tsx';

export type HeaderContainerProps = Pick<HeaderProps, 'appearance' | 'onToggleAppearance'>;

/** Wires the header: who is here, the login dialog's switch, and the player's menu. */
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
      userMenu={session.kind === 'player' && <UserMenuContainer username={session.user.username} />}
    />
  );
}

export const headerViewer = (session: Session): HeaderProps['viewer'] =>
  session.kind === 'player' ? { kind: 'player', username: session.user.username } : { kind: session.kind };

const loadMenu = () => import('./userMenu.ts').then(({ UserMenu }) => UserMenu);

function UserMenuContainer({ username }: { username: string }) {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.home));
  return (
    <LazyPart
      load={loadMenu}
      isWanted
      props={{ username, items: [], isLoggingOut: logout.isPending, onLogout: () => logout.mutate() }}
    />
  );
}
