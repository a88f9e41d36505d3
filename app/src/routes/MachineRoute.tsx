import { RECORD_LEAGUES, type RecordQuery } from '@machine/contract/record.ts';
import { MachineScreen, type MachineState } from '@machine/ui/machine/MachineScreen.tsx';
import type { Unloaded } from '@machine/ui/primitives/feedback/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useScreenState } from '../hooks/useScreenState.ts';
import { edgeQueries } from '../queries/edge.ts';
import { matchQueries } from '../queries/match.ts';
import { recordQueries } from '../queries/record.ts';
import { useSession } from '../queries/session.ts';

/** Connects the Machine's record and streaks, and the table of players by edge. The league is in the URL. */
export default function MachineRoute() {
  const [search, setSearch] = useSearchParams();
  const league = selectedLeague(search);
  const session = useSession();
  const stats = useQuery(matchQueries.machineStats());
  const statsState = useScreenState(
    stats,
    ({ hasEdgeTable }) => ({ kind: 'ready' as const, hasTable: hasEdgeTable === true }),
    { isPolled: true },
  );
  // An older server doesn't know these calls.
  const hasRecord = stats.data?.hasRecord === true;
  // Takes its place while that is unknown, so that the table below doesn't move.
  const mayHaveRecord = hasRecord || statsState.kind === 'loading';
  const record = useQuery({ ...recordQueries.ofLeague({ league }), enabled: hasRecord });
  const recordState = useScreenState(record, (ofLeague) => ({ kind: 'ready' as const, record: ofLeague }));
  const table = useQuery({ ...edgeQueries.table(), enabled: stats.data?.hasEdgeTable === true });
  const tableState = useScreenState(table, (loaded) =>
    loaded.players.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, table: loaded },
  );
  return (
    <MachineScreen
      state={machineState(statsState, tableState)}
      stats={stats.data ?? null}
      record={
        mayHaveRecord
          ? {
              league,
              onLeague: (selected) => setSearch({ league: selected }, { replace: true, preventScrollReset: true }),
              state: recordState,
            }
          : undefined
      }
      viewerId={session.kind === 'player' ? session.user.id : undefined}
    />
  );
}

/** Reads the league from the URL; a missing or invalid one is the first. */
export const selectedLeague = (search: URLSearchParams): RecordQuery['league'] =>
  RECORD_LEAGUES.find((league) => league === search.get('league')) ?? RECORD_LEAGUES[0];

/** Waits for the streaks first, because they tell whether the server has a table. */
export function machineState(
  stats: Unloaded | { kind: 'ready'; hasTable: boolean },
  table: MachineState,
): MachineState {
  if (stats.kind !== 'ready') return stats;
  return stats.hasTable ? table : { kind: 'without-table' };
}
