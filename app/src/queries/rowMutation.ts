import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createSingleFlight } from './singleFlight.ts';

type RowMutationOptions = {
  act: (id: string) => Promise<unknown>;
  onSuccess: (id: string) => void;
  onError: (error: Error) => void;
  onSettled: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** A write that every row of a list has: rows do not wait for each other, and one row's press is one request. */
export function useRowMutation({ act, onSuccess, onError, onSettled }: RowMutationOptions) {
  const [busyIds, setBusyIds] = useState(NONE);
  const [pass] = useState(() => createSingleFlight(setBusyIds));
  const { mutateAsync } = useMutation({
    mutationFn: act,
    onSuccess: (_answer, id) => onSuccess(id),
    onError,
    onSettled,
  });
  return { busyIds, onAct: (id: string) => pass(id, () => mutateAsync(id)) };
}
