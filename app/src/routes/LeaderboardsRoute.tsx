import { BOARDS, type LeaderboardEntry, type LeaderboardQuery, PERIODS } from '@machine/contract';
import { LeaderboardScreen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { leaderboardQueries } from '../queries/leaderboard.ts';
import { useSession } from '../queries/session.ts';
import type { Visit } from './screenQueries.ts';

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

const oneOf = <T extends string>(known: readonly T[], value: string | null) =>
  known.find((candidate) => candidate === value);

/** Reads the board from the URL; missing or invalid values take the default. */
export const selectedBoard = (search: URLSearchParams): LeaderboardQuery => ({
  period: oneOf(PERIODS, search.get('period')) ?? 'all',
  board: oneOf(BOARDS, search.get('board')) ?? 'stars',
});

const leaderboardState = (isRefreshing: boolean) => (entries: readonly LeaderboardEntry[]) =>
  entries.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, entries, isRefreshing };

/** What a visit of the screen requests. */
export const leaderboardsQueries = ({ search }: Visit) => [leaderboardQueries.board(selectedBoard(search))];
