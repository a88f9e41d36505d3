import { endpoints } from '@machine/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { DraftKey } from '../services/drafts.ts';
import { useSend } from './send.ts';
import { useSingleMutation } from './singleMutation.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

export const messageQueries = {
  all: ['messages'] as const,
  conversations: ['messages', 'thread'] as const,

  threads: () =>
    queryOptions({
      queryKey: [...messageQueries.all, 'threads'] as const,
      queryFn: () => call(endpoints.dmThreads),
      ...REFETCH_ON_MOUNT,
    }),

  thread: (threadId: string) =>
    queryOptions({
      queryKey: [...messageQueries.conversations, threadId] as const,
      queryFn: () => call(endpoints.dmMessages, { params: { threadId } }),
      ...REFETCH_ON_MOUNT,
    }),
};

type SendDmOptions = { draftKey: DraftKey; returnTo: string };

export const useSendDm = (threadId: string, { draftKey, returnTo }: SendDmOptions) =>
  useSend({
    draftKey,
    send: ({ text, idempotencyKey }) =>
      call(endpoints.sendDmMessage, { params: { threadId }, body: { text }, idempotencyKey }),
    invalidates: messageQueries.all,
    returnTo,
  });

type ThreadMutationOptions = { returnTo: string; onThread: (threadId: string) => void };

/** Failures other than a 401 show no message; the dialog keeps the selection. */
function useThreadMutation(
  mutationFn: (participantIds: string[]) => Promise<string>,
  { returnTo, onThread }: ThreadMutationOptions,
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn,
    onSuccess: onThread,
    failure: { returnTo },
    onSettled: () => void client.invalidateQueries({ queryKey: messageQueries.all }),
  });
}

/** Starts a thread with these people, or opens the existing one. */
export const useCreateThread = (options: ThreadMutationOptions) =>
  useThreadMutation(
    async (participantIds) => (await call(endpoints.createThread, { body: { participantIds } })).id,
    options,
  );

/** Adds people and returns the thread id. Adding to a thread of two creates a new thread. */
export const useAddPeople = (threadId: string, options: ThreadMutationOptions) =>
  useThreadMutation(async (participantIds) => {
    const added = await call(endpoints.addParticipants, { params: { threadId }, body: { participantIds } });
    return added?.thread?.id ?? threadId;
  }, options);
