import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSingleFlight } from './singleFlight.ts';

type RowMutationOptions = {
  mutationFn: (id: string) => Promise<unknown>;
  onSuccess: (id: string) => void;
  onError: (error: Error) => void;
  onSettled: (response: unknown, error: Error | null) => void;
};

const NONE: ReadonlySet<string> = new Set();

/** A mutation for each row of a list. Rows are independent; each row sends one request at a time. */
export function useRowMutation({ mutationFn, onSuccess, onError, onSettled }: RowMutationOptions) {
  const [busyIds, setBusyIds] = useState(NONE);
  const [runOnce] = useState(() => createSingleFlight(setBusyIds));
  const { mutateAsync } = useMutation({
    mutationFn,
    onSuccess: (_response, id) => onSuccess(id),
    onError,
    onSettled,
  });
  return { busyIds, onAct: (id: string) => runOnce(id, () => mutateAsync(id)) };
}
