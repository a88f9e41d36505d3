import { type QueryKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { clearSentDraft, type DraftKey, draftStorageKey, idempotencyKeyFor } from '../services/drafts.ts';
import { useSingleMutation } from './singleMutation.ts';

type OutgoingMessage = { draftKey: DraftKey; text: string; idempotencyKey: string };

type SendOptions = {
  draftKey: DraftKey;
  send: (message: OutgoingMessage) => Promise<unknown>;
  /** The query that shows the message. */
  invalidates: QueryKey;
  /** A query to refetch on an error, such as whether the player may post at all. */
  invalidatesOnError?: QueryKey;
  matchId?: string;
};

/**
 * Sends messages one at a time, even when the screen was left and opened again meanwhile. The draft is deleted only after
 * a success.
 */
export function useSend({ draftKey, send, invalidates, invalidatesOnError, matchId }: SendOptions) {
  const client = useQueryClient();
  const mutationKey = ['send', draftStorageKey(draftKey)];
  const isSending = useIsMutating({ mutationKey }) > 0;

  const { mutate, isRateLimited } = useSingleMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: (_response, sent) => clearSentDraft(sent.draftKey, sent.text),
    failure: { text: 'Failed to send message.', opensLogin: true, matchId },
    onError: () => invalidatesOnError && void client.invalidateQueries({ queryKey: invalidatesOnError }),
    // A poll in flight may predate the message.
    refetches: [invalidates],
  });

  const sendText = (input: string) => {
    const text = input.trim();
    if (text === '' || client.isMutating({ mutationKey }) > 0) return;
    mutate({ draftKey, text, idempotencyKey: idempotencyKeyFor(draftKey, text) });
  };
  return { sendText, isSending, isRateLimited };
}
