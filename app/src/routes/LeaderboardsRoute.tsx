import type { LeaderboardEntry, LeaderboardQuery } from '@machine/contract';
import { LeaderboardScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { leaderboardQueries, selectedBoard } from '../queries/leaderboard.ts';
import { useSession } from '../queries/session.ts';

/** Connects the leaderboards. The selected board is in the URL, so that it survives a reload and can be shared. */
export function LeaderboardsRoute() {
  const [search, setSearch] = useSearchParams();
  const selected = selectedBoard(search);
  const session = useSession();
  const board = useQuery(leaderboardQueries.board(selected));
  const state = useScreenState(board, leaderboardState(board.isFetching));

  const select = (changes: Partial<LeaderboardQuery>) =>
    setSearch({ ...selected, ...changes }, { replace: true, preventScrollReset: true });

  return (
    <LeaderboardScreen
      {...selected}
      onPeriod={(period) => select({ period })}
      onBoard={(board) => select({ board })}
      state={state}
      profileHref={paths.profile}
      homeHref={paths.home}
      viewerId={session.kind === 'player' ? session.user.id : undefined}
    />
  );
}

const leaderboardState = (isRefreshing: boolean) => (entries: readonly LeaderboardEntry[]) =>
  entries.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, entries, isRefreshing };
