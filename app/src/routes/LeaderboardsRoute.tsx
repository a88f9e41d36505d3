import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS } from '@machine/contract';
import { LeaderboardScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { leaderboardQueries } from '../queries/leaderboard.ts';
import { useSession } from '../queries/session.ts';

/** Wires the boards: which one is in the address, so that it is found again and can be shared. */
export function LeaderboardsRoute() {
  const [search, setSearch] = useSearchParams();
  const chosen = chosenBoard(search);
  const session = useSession();
  const board = useQuery(leaderboardQueries.board(chosen));
  const state = useScreenState(board, leaderboardState(board.isFetching));

  const choose = (more: Partial<LeaderboardQuery>) =>
    setSearch({ ...chosen, ...more }, { replace: true, preventScrollReset: true });

  return (
    <LeaderboardScreen
      {...chosen}
      onPeriod={(period) => choose({ period })}
      onBoard={(board) => choose({ board })}
      state={state}
      profileHref={paths.profile}
      homeHref={paths.home}
      viewerId={session.kind === 'player' ? session.user.id : undefined}
    />
  );
}

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((each) => each === value);

/** The board that an address names; what it does not name, or names wrongly, is the default (SPEC.md §2). */
export const chosenBoard = (search: URLSearchParams): LeaderboardQuery => ({
  period: oneOf(PERIODS, search.get('period')) ?? 'all',
  board: oneOf(BOARDS, search.get('board')) ?? 'stars',
});

const leaderboardState = (isRefreshing: boolean) => (entries: readonly LeaderboardEntry[]) =>
  entries.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, entries, isRefreshing };
