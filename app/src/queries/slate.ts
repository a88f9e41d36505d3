import * as endpoints from '@machine/contract/endpoints.ts';
import { POLL_MS } from '@machine/contract/constants.ts';
import type { NewPick, PickChoice, StoredPick } from '@machine/contract/prediction.ts';
import type { Slate, SlateEntry } from '@machine/contract/slate.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../api/call.ts';
import { pollOptions } from './polling.ts';
import { predictionQueries, usePickOptions } from './prediction.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useRetryAfter } from './retryAfter.ts';

/** From an instant to another one, which is not part of it: ISO 8601. */
export type Period = { from: string; to: string };

/** Returns a day in the viewer's time zone, `offset` days after that of `now`. It may have 23 or 25 hours. */
export function dayPeriod(now: Date, offset: number): Period {
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(offset), to: midnight(offset + 1) };
}

const SETTLED = ['FINAL', 'VOID', 'POSTPONED'];
export const isSettled = ({ match }: SlateEntry) => SETTLED.includes(match.status);
/** Soon after the end, the viewer's pick is graded. */
const isBeingGraded = ({ match, userPick, result }: SlateEntry) =>
  match.status === 'FINAL' && userPick !== null && result?.isUserCorrect === null;

/** Returns whether all results are known. */
export const isSlateOver = ({ entries }: Slate) => entries.every((entry) => isSettled(entry) && !isBeingGraded(entry));

/** Returns a key that changes with every new or corrected result, and with the stars for it. */
export const slateResultsKey = ({ entries }: Slate) =>
  entries
    .filter(isSettled)
    .map(({ match, result }) =>
      [match.id, match.status, result?.scoreHome, result?.scoreAway, result?.starsDelta].join(':'),
    )
    .toSorted()
    .join(' ');

/** A kind of prediction, so that a pick anywhere refetches it. */
const ALL = [...predictionQueries.all, 'slate'] as const;

export const slateQueries = {
  /** The predictions of a period; polled until all results are known. */
  period: ({ from, to }: Period) =>
    queryOptions({
      queryKey: [...ALL, from, to] as const,
      queryFn: () => call(endpoints.slate, { query: { from, to } }),
      ...pollOptions<Slate>(POLL_MS.slate, isSlateOver),
    }),
};

const NONE: readonly StoredPick[] = [];

/** Locks picks in the rows of a slate. Rows are independent; each sends one pick at a time. */
export function useSlatePicks() {
  const client = useQueryClient();
  const [saving, setSaving] = useState(NONE);
  const [runOnce] = useState(() =>
    createSingleFlight((busy) => setSaving((before) => before.filter(({ matchId }) => busy.has(matchId)))),
  );
  const { mutateAsync, error } = useMutation(usePickOptions((pick) => lockInSlates(client, pick)));
  const isRateLimited = useRetryAfter(error);

  // The same function always, so that rows don't re-render.
  const onPick = useCallback(
    (matchId: string, choice: PickChoice) =>
      runOnce(matchId, () => {
        setSaving((before) => [...before, { matchId, choice }]);
        return mutateAsync({ matchId, choice } satisfies NewPick);
      }),
    [runOnce, mutateAsync],
  );
  return { saving, isRateLimited, onPick };
}

function lockInSlates(client: QueryClient, { matchId, choice }: StoredPick): void {
  client.setQueriesData<Slate>(
    { queryKey: ALL },
    (slate) =>
      slate && {
        ...slate,
        entries: slate.entries.map((entry) => (entry.match.id === matchId ? { ...entry, userPick: choice } : entry)),
      },
  );
}
