import { YourClubs } from '@machine/ui/club/YourClubs.tsx';
import { SideNavigation } from '@machine/ui/navigation/SideNavigation.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { menuLinks } from '../navigationLinks.ts';
import { chatQueries } from '../queries/chat.ts';
import { clubQueries } from '../queries/club.ts';
import { useHasFeature } from '../queries/game.ts';
import { useRefetchOnOpen } from '../hooks/useRefetchOnOpen.ts';

export type NavigationProps = { isOpen: boolean; onClose: () => void };

/** Connects a player's side navigation: links, and the chats of the matches they have picked on. */
export default function Navigation({ isOpen, onClose }: NavigationProps) {
  const { pathname } = useLocation();
  const hasSlate = useHasFeature('SLATE');
  const clubs = useQuery({ ...clubQueries.followed(), enabled: isOpen && hasSlate });
  return (
    <SideNavigation
      isOpen={isOpen}
      onClose={onClose}
      entries={menuLinks}
      currentHref={pathname}
      clubs={clubs.data && <YourClubs clubs={clubs.data} onVisit={onClose} />}
      state={useChats(isOpen)}
    />
  );
}

export function useChats(isOpen: boolean) {
  useRefetchOnOpen(isOpen, chatQueries.list().queryKey);
  const chats = useQuery({ ...chatQueries.list(), enabled: isOpen });
  return useScreenState(chats, (rows) => listState('chats', rows));
}
