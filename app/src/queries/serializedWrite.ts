import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSerializedMutations, type PendingValues } from '../services/serializedMutations.ts';
import { type Failure, useFailure } from './failure.ts';
import { useRetryAfter } from './retryAfter.ts';

type SerializedOptions<Key, Value, Output> = {
  send: (key: Key, value: Value) => Promise<Output>;
  onSaved: (key: Key, value: Value, output: Output) => void;
  onFailed?: () => void;
  failure: Failure<Key>;
};

/** Values that are changed at once and sent one after the other; those that could not be saved are rolled back. */
export function useSerializedWrite<Key, Value, Output>(options: SerializedOptions<Key, Value, Output>) {
  const { send, failure, onSaved, onFailed } = options;
  const [pending, setPending] = useState<PendingValues<Key, Value>>(() => new Map());
  const [failed, setFailed] = useState<Key | null>(null);
  const tell = useFailure(failure);
  const { mutateAsync, error } = useMutation({
    mutationFn: ([key, value]: [Key, Value]) => send(key, value),
    meta: { failure },
  });
  const isRateLimited = useRetryAfter(error);
  const [mutations] = useState(() =>
    createSerializedMutations<Key, Value>({
      send: async (key, value) => onSaved(key, value, await mutateAsync([key, value])),
      onPending: setPending,
      // Only of the last value.
      onFailed: (key, error) => {
        setFailed(key);
        tell(error, key);
        onFailed?.();
      },
    }),
  );
  const set = (key: Key, value: Value) => {
    setFailed(null);
    mutations.set(key, value);
  };
  return { pending, saving: new Set(pending.keys()), failed, isRateLimited, set };
}
