import * as endpoints from '@machine/contract/endpoints.ts';
import type { FriendLeagueName, NewFriendLeague } from '@machine/contract/friendLeague.ts';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { nullOn404 } from '../api/error.ts';
import { actionState } from './actionState.ts';
import { messageQueries } from './message.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Only for servers with the feature LEAGUES. */
export const friendLeagueQueries = {
  all: ['friendLeagues'] as const,

  list: () =>
    queryOptions({
      queryKey: [...friendLeagueQueries.all, 'list'] as const,
      queryFn: () => call(endpoints.friendLeagues),
    }),

  /** Null for a league that doesn't exist or isn't the viewer's. */
  details: (leagueId: string) =>
    queryOptions({
      queryKey: [...friendLeagueQueries.all, 'details', leagueId] as const,
      queryFn: () => call(endpoints.friendLeague, { params: { id: leagueId } }).catch(nullOn404),
    }),

  /** `week`: the `startsAt` of a week; null for everything since the start. */
  table: (leagueId: string, week: string | null) =>
    queryOptions({
      queryKey: [...friendLeagueQueries.all, 'table', leagueId, week] as const,
      queryFn: () =>
        call(endpoints.friendLeagueTable, { params: { id: leagueId }, query: { week: week ?? undefined } }),
    }),

  /** Null for a link that doesn't work. */
  invite: (code: string) =>
    queryOptions({
      queryKey: [...friendLeagueQueries.all, 'invite', code] as const,
      queryFn: () => call(endpoints.invite, { params: { code } }).catch(nullOn404),
    }),
};

type ActionOptions<Input, Output> = {
  mutationFn: (input: Input) => Promise<Output>;
  /** Called only if the player is still where the write was started. */
  onSuccess?: (output: Output) => void;
  /** Shown if the server says nothing. */
  failure: string;
  /** Queries that it changes besides the leagues. */
  alsoChanges?: readonly QueryKey[];
};

/** A write whose failure is shown where it was started. It changes leagues. */
function useLeagueAction<Output, Input = void>({
  mutationFn,
  onSuccess,
  failure,
  alsoChanges = [],
}: ActionOptions<Input, Output>) {
  const { mutate, reset, ...status } = useSingleMutation({
    mutationFn,
    failure: { text: failure, isInline: true, opensLogin: true },
    refetches: [friendLeagueQueries.all, ...alsoChanges],
  });
  return { mutate: (input: Input) => mutate(input, { onSuccess }), reset, state: actionState(status) };
}

export const useCreateLeague = (onCreated: (leagueId: string) => void) =>
  useLeagueAction({
    mutationFn: (body: NewFriendLeague) => call(endpoints.createFriendLeague, { body }),
    onSuccess: ({ id }) => onCreated(id),
    failure: "Couldn't create the league. Please try again.",
    alsoChanges: [messageQueries.all],
  });

export const useRenameLeague = (leagueId: string, onRenamed: () => void) =>
  useLeagueAction({
    mutationFn: (body: FriendLeagueName) => call(endpoints.renameFriendLeague, { params: { id: leagueId }, body }),
    onSuccess: onRenamed,
    failure: "Couldn't rename the league. Please try again.",
    alsoChanges: [messageQueries.all],
  });

export const useCreateInvite = (leagueId: string) =>
  useLeagueAction({
    mutationFn: () => call(endpoints.createInvite, { params: { id: leagueId } }),
    failure: "Couldn't create a link. Please try again.",
  });

export const useRevokeInvite = (leagueId: string) =>
  useLeagueAction({
    mutationFn: () => call(endpoints.revokeInvite, { params: { id: leagueId } }),
    failure: "Couldn't revoke the link. Please try again.",
  });

export const useRemoveMember = (leagueId: string) =>
  useLeagueAction({
    mutationFn: (userId: string) => call(endpoints.removeFriendLeagueMember, { params: { id: leagueId, userId } }),
    failure: "Couldn't remove the player. Please try again.",
    alsoChanges: [messageQueries.all],
  });

export const useLeaveLeague = (leagueId: string, onLeft: () => void) =>
  useLeagueAction({
    mutationFn: () => call(endpoints.leaveFriendLeague, { params: { id: leagueId } }),
    onSuccess: onLeft,
    failure: "Couldn't leave the league. Please try again.",
    alsoChanges: [messageQueries.all],
  });

export const useJoinLeague = (code: string, onJoined: (leagueId: string) => void) =>
  useLeagueAction({
    mutationFn: () => call(endpoints.joinFriendLeague, { params: { code } }),
    onSuccess: ({ id }) => onJoined(id),
    failure: "Couldn't join the league. Please try again.",
    alsoChanges: [messageQueries.all],
  });
