import { type CompletedMatch, COUNTDOWN_REFRESH_MS } from '@machine/contract';
import { CompletedScreen } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { isMoving, matchQueries } from '../queries/match.ts';
import { usePaused } from '../queries/polling.ts';
import { invalidateResults } from '../queries/results.ts';

/** Wires the list of matches that have begun, and the Machine's streaks over it. */
export function CompletedRoute() {
  const matches = useQuery(matchQueries.completed());
  const stats = useQuery(matchQueries.machineStats());
  const areMatchesOld = usePaused(matches);
  const areStatsOld = usePaused(stats);
  const now = useNow(COUNTDOWN_REFRESH_MS);
  useResultsRefreshed(matches.data);
  const state = useScreenState(matches, completedState(areMatchesOld || areStatsOld), { isPolled: true });
  return (
    <CompletedScreen state={state} stats={stats.data ?? null} now={now} recapHref={paths.recap} homeHref={paths.home} />
  );
}

const completedState = (isPaused: boolean) => (matches: readonly CompletedMatch[]) =>
  matches.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, matches, isPaused };

/** When a result has come in since the last look, all that it moves is asked anew. */
function useResultsRefreshed(matches: readonly CompletedMatch[] | undefined): void {
  const client = useQueryClient();
  const before = useRef<string | undefined>(undefined);
  const results = matches && resultsOf(matches);
  useEffect(() => {
    if (before.current !== undefined && results !== undefined && before.current !== results) {
      void invalidateResults(client);
    }
    before.current = results;
  }, [client, results]);
}

/** Names the results that stand, so that a new or corrected one shows. */
export const resultsOf = (matches: readonly CompletedMatch[]) =>
  matches
    .filter(({ status }) => !isMoving(status))
    .map(({ id, status, scoreHome, scoreAway }) => [id, status, scoreHome, scoreAway].join(':'))
    .toSorted()
    .join(' ');
