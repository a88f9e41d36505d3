import type { MatchDetail, Recap } from '@machine/contract/match.ts';
import { paths } from '@machine/contract/paths.ts';
import { RecapScreen, type RecapState } from '@machine/ui/completed/RecapScreen.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '../api/error.ts';
import { useNow } from '../hooks/useNow.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { ShareOwn } from '../panels/ShareOwn.tsx';
import { useHasFeature } from '../queries/game.ts';
import { isMoving, matchQueries } from '../queries/match.ts';
import { invalidateResults } from '../queries/results.ts';

/** Connects the recap of a match. While the match is live, the score is polled; its end refetches the recap. */
export default function RecapRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const hasReceipts = useHasFeature('RECEIPTS');
  const recap = useQuery(matchQueries.recap(id));
  const status = recap.data?.match.status;
  const detail = useQuery({ ...matchQueries.detail(id), enabled: isMoving(status) });
  const plays = useQuery({
    ...matchQueries.plays(id, { isPolled: status === 'LIVE' }),
    enabled: recap.data != null && recap.data.match.hasPlays !== false,
  });
  const current = isMoving(status) ? detail.data : undefined;
  const hasEnded = current !== undefined && current.status !== '' && current.status !== status;

  /** Changes with each poll after the end, so that the recap is refetched until it reflects it. */
  const endedAt = hasEnded ? detail.dataUpdatedAt : 0;
  useEffect(() => {
    if (endedAt > 0) void invalidateResults(client);
  }, [endedAt, client]);

  const now = useNow();
  const state = useScreenState(recap, (found): RecapState =>
    found ? { kind: 'ready', recap: withScore(found, current), plays: plays.data, now } : { kind: 'empty' },
  );
  return (
    <RecapScreen
      state={state.kind === 'failed' ? { ...state, message: recapFailure(recap.error) } : state}
      matchId={id}
      receiptHref={hasReceipts ? paths.receipt(id) : undefined}
      share={<ShareOwn key={id} kind="PICK" matchId={id} />}
    />
  );
}

/** Returns `status: message` for an error response. */
export const recapFailure = (error: unknown) =>
  error instanceof ApiError
    ? `${error.status}: ${errorMessage(error, 'The server gave no reason.')}`
    : "The server didn't respond.";

/** Returns the recap with the latest score and its age. */
export const withScore = (recap: Recap, current: MatchDetail | undefined): Recap =>
  current === undefined || current.status !== recap.match.status
    ? recap
    : {
        ...recap,
        match: {
          ...recap.match,
          scoreHome: current.scoreHome,
          scoreAway: current.scoreAway,
          asOf: current.asOf ?? recap.match.asOf,
        },
      };
