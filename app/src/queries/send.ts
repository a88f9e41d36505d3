import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnauthorized, shown } from '../api/error.ts';
import { useServices } from '../services/services.ts';
import { useSingleMutation } from './singleMutation.ts';

type Sent = { text: string; idempotencyKey: string };

type Send = {
  act: (message: Sent) => Promise<unknown>;
  /** What shows the message once it is there. */
  shows: QueryKey;
  /** What a refusal makes worth asking again: whether one may write here at all (RELIABILITY.md PS). */
  asksOnRefusal?: QueryKey;
  returnTo: string;
  onSent: (text: string) => void;
};

/** Random, and to be had on any origin, unlike `randomUUID`. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

/**
 * Sends what was written, one at a time. A message that is sent again, because its answer was lost, carries the same
 * key and is stored once (RELIABILITY.md C20, C34×F16).
 */
export function useSend({ act, shows, asksOnRefusal, returnTo, onSent }: Send) {
  const client = useQueryClient();
  const { toaster, unauthorized } = useServices();
  const last = useRef<Sent | null>(null);

  const send = useSingleMutation({
    mutationFn: act,
    onSuccess: (_answer, { text }) => {
      last.current = null;
      onSent(text);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return unauthorized(returnTo);
      toaster.show({ kind: 'destructive', title: 'Error', description: shown(error, 'Failed to send message.') });
      if (asksOnRefusal) void client.invalidateQueries({ queryKey: asksOnRefusal });
    },
    // A poll that began before the message was there would not bring it: asked anew.
    onSettled: () => void client.invalidateQueries({ queryKey: shows }),
  });

  const sendText = (written: string) => {
    const text = written.trim();
    if (text === '') return;
    if (last.current?.text !== text) last.current = { text, idempotencyKey: newKey() };
    send.mutate(last.current);
  };
  return { ...send, sendText };
}
