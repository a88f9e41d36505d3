import { type MatchChat, paths } from '@machine/contract';
import { type NavigationEntry, SideNavigation, YourClubs } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { menuLinks } from '../navigationLinks.ts';
import { chatQueries } from '../queries/chat.ts';
import { clubQueries } from '../queries/club.ts';
import { useHasFeature } from '../queries/game.ts';
import { useRefetchOnOpen } from '../hooks/useRefetchOnOpen.ts';
import { useSession } from '../queries/session.ts';

export type NavigationProps = { isOpen: boolean; onClose: () => void };

/** Connects the side navigation: links and, for players, the chats of the matches they have picked on. */
export default function Navigation({ isOpen, onClose }: NavigationProps) {
  const isPlayer = useSession().kind === 'player';
  const { pathname } = useLocation();
  const hasMachine = useHasFeature('MACHINE');
  const hasSlate = useHasFeature('SLATE');
  const hasLeagues = useHasFeature('LEAGUES') && isPlayer;
  const links = hasSlate ? withToday(menuLinks(hasMachine)) : menuLinks(hasMachine);
  const chats = useChats(isOpen);
  const clubs = useQuery({ ...clubQueries.followed(), enabled: isOpen && isPlayer && hasSlate });
  return (
    <SideNavigation
      isOpen={isOpen}
      onClose={onClose}
      entries={hasLeagues ? [...links, LEAGUES] : links}
      currentHref={pathname}
      clubs={clubs.data && <YourClubs clubs={clubs.data} onVisit={onClose} />}
      state={chats}
    />
  );
}

/** Not with the other links, which are in the first bundle. */
const LEAGUES = { href: paths.leagues, label: 'Leagues' };

/** After home, where players look for what to do next. */
const withToday = ([home, ...others]: ReadonlyArray<NavigationEntry>) => [
  ...(home ? [home] : []),
  { href: paths.today, label: 'Today' },
  ...others,
];

/** Returns the state of the list of chats; null for visitors. */
export function useChats(isOpen: boolean) {
  const isPlayer = useSession().kind === 'player';
  useRefetchOnOpen(isOpen, chatQueries.list().queryKey);
  const chats = useQuery({ ...chatQueries.list(), enabled: isOpen && isPlayer });
  const state = useScreenState(chats, chatsState);
  return isPlayer ? state : null;
}

const chatsState = (chats: readonly MatchChat[]) =>
  chats.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, chats };
