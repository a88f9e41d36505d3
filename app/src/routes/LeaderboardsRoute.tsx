import type { LeaderboardEntry, LeaderboardQuery } from '@machine/contract/leaderboard.ts';
import { paths } from '@machine/contract/paths.ts';
import { LeaderboardScreen, type LeaderboardState } from '@machine/ui/leaderboard/LeaderboardScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFeatureState } from '../hooks/useFeatureState.ts';
import { useNextResults } from '../hooks/useNextResults.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { lazyPart } from '../panels/Part.tsx';
import { leaderboardQueries, selectedBoard } from '../queries/leaderboard.ts';
import { profileQueries } from '../queries/profile.ts';
import { useSession } from '../queries/session.ts';

const Search = lazyPart(() => import('../panels/Search.tsx'));

/** Connects the leaderboards. The selected board is in the URL, so that it survives a reload and can be shared. */
export default function LeaderboardsRoute() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const viewerId = session.kind === 'player' ? session.user.id : undefined;
  const feature = useFeatureState('LEAGUES');
  const hasScopes = feature === 'served' && viewerId !== undefined;
  const { period, board: selectedName, scope } = selectedBoard(search);
  const selected = { period, board: selectedName };
  const isFollowing = scope === 'following' && hasScopes;
  // Otherwise the board of everyone would be shown first.
  const enabled = scope !== 'following' || (feature !== 'unknown' && session.kind !== 'loading');
  const board = useQuery({ ...leaderboardQueries.board(isFollowing ? { ...selected, scope } : selected), enabled });
  const nextResults = useNextResults(selected, board.data?.length === 0);
  const state = useScreenState(board, (entries): LeaderboardState =>
    entries.length === 0 ? { kind: 'empty', nextResults } : { kind: 'ready', entries, isRefreshing: board.isFetching },
  );
  const followsNobody = useFollowsNobody(viewerId, isFollowing ? board.data : undefined);
  const [isSearching, setIsSearching] = useState(false);

  const select = (changes: Partial<LeaderboardQuery>) =>
    setSearch(withoutDefaultScope({ ...selected, ...(scope && { scope }), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <>
      <LeaderboardScreen
        {...selected}
        onPeriod={(period) => select({ period })}
        onBoard={(board) => select({ board })}
        scope={
          hasScopes
            ? { selected: scope ?? 'everyone', onSelect: (selectedScope) => select({ scope: selectedScope }) }
            : undefined
        }
        state={followsNobody ? { kind: 'following-nobody', onFindPlayers: () => setIsSearching(true) } : state}
        leaguesHref={hasScopes ? paths.leagues : undefined}
        viewerId={viewerId}
      />
      <Search isOpen={isSearching} onClose={() => setIsSearching(false)} />
    </>
  );
}

/** A board of nobody but the viewer may be one of players without a score, so it asks whom the viewer follows. */
function useFollowsNobody(viewerId: string | undefined, entries: readonly LeaderboardEntry[] | undefined): boolean {
  const isAlone = viewerId !== undefined && (entries?.every(({ userId }) => userId === viewerId) ?? false);
  const following = useQuery({ ...profileQueries.list(viewerId ?? '', 'following'), enabled: isAlone });
  return isAlone && following.data?.length === 0;
}

const withoutDefaultScope = ({ scope, ...query }: LeaderboardQuery) => ({
  ...query,
  ...(scope === 'following' && { scope }),
});
