import type { MatchChat } from '@machine/contract';
import { type NavigationEntry, SideNavigation, YourClubs } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
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
  useRefetchOnOpen(isOpen, chatQueries.list().queryKey);
  const chats = useQuery({ ...chatQueries.list(), enabled: isOpen && isPlayer });
  const clubs = useQuery({ ...clubQueries.followed(), enabled: isOpen && isPlayer && hasSlate });
  const state = useScreenState(chats, chatsState);
  return (
    <SideNavigation
      isOpen={isOpen}
      onClose={onClose}
      entries={hasSlate ? withToday(menuLinks(hasMachine)) : menuLinks(hasMachine)}
      currentHref={pathname}
      clubs={clubs.data && <YourClubs clubs={clubs.data} cardHref={paths.prediction} onVisit={onClose} />}
      state={isPlayer ? state : null}
      chatHref={paths.matchChat}
    />
  );
}

/** After home, where players look for what to do next. */
const withToday = ([home, ...others]: ReadonlyArray<NavigationEntry>) => [
  ...(home ? [home] : []),
  { href: paths.today, label: 'Today' },
  ...others,
];

const chatsState = (chats: readonly MatchChat[]) =>
  chats.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, chats };
