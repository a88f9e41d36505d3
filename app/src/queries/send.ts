import { type QueryKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, errorMessage } from '../api/error.ts';
import { clearSentDraft, type DraftKey, draftStorageKey, idempotencyKeyFor } from '../services/drafts.ts';
import { useServices } from '../services/services.ts';
import { useSingleMutation } from './singleMutation.ts';

type Sent = { place: DraftKey; text: string; idempotencyKey: string };

type Send = {
  /** Where it was written. */
  place: DraftKey;
  act: (message: Sent) => Promise<unknown>;
  /** What shows the message once it is there. */
  shows: QueryKey;
  /** What a refusal makes worth asking again: whether one may write here at all (RELIABILITY.md PS). */
  asksOnRefusal?: QueryKey;
  returnTo: string;
};

/**
 * Sends what was written in a place, one at a time, also when the page was left and opened again meanwhile. Only a
 * success takes the draft away (RELIABILITY.md AF12).
 */
export function useSend({ place, act, shows, asksOnRefusal, returnTo }: Send) {
  const client = useQueryClient();
  const { toaster, unauthorized } = useServices();
  const mutationKey = ['send', draftStorageKey(place)];
  const isSending = useIsMutating({ mutationKey }) > 0;

  const { mutate, isWaiting } = useSingleMutation({
    mutationKey,
    mutationFn: act,
    onSuccess: (_answer, sent) => clearSentDraft(sent.place, sent.text),
    onError: (error) => {
      if (isUnauthorized(error)) return unauthorized(returnTo);
      toaster.show({
        kind: 'destructive',
        title: 'Error',
        description: errorMessage(error, 'Failed to send message.'),
      });
      if (asksOnRefusal) void client.invalidateQueries({ queryKey: asksOnRefusal });
    },
    // A poll that began before the message was there would not bring it: asked anew.
    onSettled: () => void client.invalidateQueries({ queryKey: shows }),
  });

  const sendText = (written: string) => {
    const text = written.trim();
    if (text === '' || client.isMutating({ mutationKey }) > 0) return;
    mutate({ place, text, idempotencyKey: idempotencyKeyFor(place, text) });
  };
  return { sendText, isSending, isWaiting };
}
