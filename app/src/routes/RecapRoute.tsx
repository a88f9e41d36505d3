import type { MatchDetail, Play, Recap } from '@machine/contract';
import { RecapScreen, type RecapState } from '@machine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '../api/error.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { paths } from '../paths.ts';
import { isMoving, matchQueries } from '../queries/match.ts';
import { invalidateResults } from '../queries/results.ts';

/** Wires a match's recap. While the match is under way its score moves, and its end brings a new recap. */
export function RecapRoute() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const recap = useQuery(matchQueries.recap(id));
  const status = recap.data?.match.status;
  const detail = useQuery({ ...matchQueries.detail(id), enabled: isMoving(status) });
  const plays = useQuery({ ...matchQueries.plays(id, status === 'LIVE'), enabled: recap.data != null });
  const told = isMoving(status) ? detail.data : undefined;
  const hasEnded = told !== undefined && told.status !== '' && told.status !== status;

  /** Anew by each poll that says so, until the recap has come along. */
  const endedAt = hasEnded ? detail.dataUpdatedAt : 0;
  useEffect(() => {
    if (endedAt > 0) void invalidateResults(client);
  }, [endedAt, client]);

  const state = useScreenState(recap, recapState(told, plays.data));
  return (
    <RecapScreen
      state={state.kind === 'failed' ? { ...state, message: recapFailure(recap.error) } : state}
      backHref={paths.completed}
    />
  );
}

/** Returns the error's message as `500: sentence`; without a response, that there is none. */
export const recapFailure = (error: unknown) =>
  error instanceof ApiError
    ? `${error.status}: ${errorMessage(error, 'The server gave no reason.')}`
    : 'The server did not answer.';

const recapState =
  (told: MatchDetail | undefined, plays: readonly Play[] | undefined) =>
  (recap: Recap | null): RecapState =>
    recap === null ? { kind: 'empty' } : { kind: 'ready', recap: withScore(recap, told), plays };

/** The recap with the score of a moment ago. */
export const withScore = (recap: Recap, told: MatchDetail | undefined): Recap =>
  told === undefined || told.status !== recap.match.status
    ? recap
    : { ...recap, match: { ...recap.match, scoreHome: told.scoreHome, scoreAway: told.scoreAway } };
