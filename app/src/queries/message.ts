import { endpoints } from '@machine/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { isUnauthorized } from '../api/error.ts';
import type { DraftKey } from '../services/drafts.ts';
import { useServices } from '../services/services.ts';
import { useSend } from './send.ts';
import { useSingleMutation } from './singleMutation.ts';
import { REFETCH_ON_MOUNT } from './refetchOnMount.ts';

export const messageQueries = {
  all: ['messages'] as const,

  threads: () =>
    queryOptions({
      queryKey: [...messageQueries.all, 'threads'] as const,
      queryFn: () => call(endpoints.dmThreads),
      ...REFETCH_ON_MOUNT,
    }),

  thread: (threadId: string) =>
    queryOptions({
      queryKey: [...messageQueries.all, 'thread', threadId] as const,
      queryFn: () => call(endpoints.dmMessages, { params: { threadId } }),
      ...REFETCH_ON_MOUNT,
    }),
};

type SendDm = { place: DraftKey; returnTo: string };

export const useSendDm = (threadId: string, { place, returnTo }: SendDm) =>
  useSend({
    place,
    act: ({ text, idempotencyKey }) =>
      call(endpoints.sendDmMessage, { params: { threadId }, body: { text }, idempotencyKey }),
    shows: messageQueries.all,
    returnTo,
  });

type ThreadMutationOptions = { returnTo: string; onThread: (threadId: string) => void };

/** A failure has no words but a 401; dialog and choice stay as they are (SPEC.md §8, RELIABILITY.md C32, C35). */
function useThreadMutation(
  act: (participantIds: string[]) => Promise<string>,
  { returnTo, onThread }: ThreadMutationOptions,
) {
  const client = useQueryClient();
  const { unauthorized } = useServices();
  return useSingleMutation({
    mutationFn: act,
    onSuccess: onThread,
    onError: (error) => isUnauthorized(error) && unauthorized(returnTo),
    onSettled: () => void client.invalidateQueries({ queryKey: messageQueries.all }),
  });
}

/** Starts a thread with these people, or goes on in the one that there is. */
export const useCreateThread = (gather: ThreadMutationOptions) =>
  useThreadMutation(
    async (participantIds) => (await call(endpoints.createThread, { body: { participantIds } })).id,
    gather,
  );

/** Adds people; a thread of two becomes a new one, whose id is told (SPEC.md §7). */
export const useAddPeople = (threadId: string, gather: ThreadMutationOptions) =>
  useThreadMutation(async (participantIds) => {
    const added = await call(endpoints.addParticipants, { params: { threadId }, body: { participantIds } });
    return added?.thread?.id ?? threadId;
  }, gather);
