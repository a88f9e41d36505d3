import * as endpoints from '@machine/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { DraftKey } from '../services/drafts.ts';
import { useSend } from './send.ts';
import { useSingleMutation } from './singleMutation.ts';

export const messageQueries = {
  all: ['messages'] as const,
  conversations: ['messages', 'thread'] as const,

  threads: () =>
    queryOptions({ queryKey: [...messageQueries.all, 'threads'] as const, queryFn: () => call(endpoints.dmThreads) }),

  thread: (threadId: string) =>
    queryOptions({
      queryKey: [...messageQueries.conversations, threadId] as const,
      queryFn: () => call(endpoints.dmMessages, { params: { threadId } }),
    }),
};

export const useSendDm = (threadId: string, draftKey: DraftKey) =>
  useSend({
    draftKey,
    send: ({ text, idempotencyKey }) =>
      call(endpoints.sendDmMessage, { params: { threadId }, body: { text }, idempotencyKey }),
    invalidates: messageQueries.all,
  });

/** Failures other than a 401 show no message; the dialog keeps the selection. */
const THREAD_CHANGE = { failure: { opensLogin: true }, refetches: [messageQueries.all] };

/** Starts a thread with these people, or opens the existing one. */
export const useCreateThread = (onThread: (threadId: string) => void) =>
  useSingleMutation({
    ...THREAD_CHANGE,
    mutationFn: (participantIds: string[]) => call(endpoints.createThread, { body: { participantIds } }),
    onSuccess: ({ id }) => onThread(id),
  });

/** Adds people and returns the thread id. Adding to a thread of two creates a new thread. */
export const useAddPeople = (threadId: string, onThread: (threadId: string) => void) =>
  useSingleMutation({
    ...THREAD_CHANGE,
    mutationFn: (participantIds: string[]) =>
      call(endpoints.addParticipants, { params: { threadId }, body: { participantIds } }),
    onSuccess: (added) => onThread(added?.thread?.id ?? threadId),
  });
