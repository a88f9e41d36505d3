import type { EdgeTable, MachineStats } from '@machine/contract';
import { MachineScreen, type MachineState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { edgeQueries } from '../queries/edge.ts';
import { matchQueries } from '../queries/match.ts';
import { useSession } from '../queries/session.ts';

/** Connects the Machine's streaks and the table of players by edge. */
export function MachineRoute() {
  const session = useSession();
  const stats = useQuery(matchQueries.machineStats());
  const statsState = useScreenState(stats, statsReady, { isPolled: true });
  // An older server doesn't know the call.
  const table = useQuery({ ...edgeQueries.table(), enabled: stats.data?.hasEdgeTable === true });
  const tableState = useScreenState(table, edgeTableState);
  return (
    <MachineScreen
      state={machineState(statsState, tableState)}
      stats={stats.data ?? null}
      profileHref={paths.profile}
      homeHref={paths.home}
      completedHref={paths.completed}
      viewerId={session.kind === 'player' ? session.user.id : undefined}
    />
  );
}

type StatsState = Extract<MachineState, { kind: 'loading' | 'failed' }> | { kind: 'ready'; hasTable: boolean };

const statsReady = ({ hasEdgeTable }: MachineStats) => ({ kind: 'ready' as const, hasTable: hasEdgeTable === true });

const edgeTableState = (table: EdgeTable): MachineState =>
  table.players.length === 0 ? { kind: 'empty' } : { kind: 'ready', table };

/** Waits for the streaks first, because they tell whether the server has a table. */
export function machineState(stats: StatsState, table: MachineState): MachineState {
  if (stats.kind !== 'ready') return stats;
  return stats.hasTable ? table : { kind: 'without-table' };
}
