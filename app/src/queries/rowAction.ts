import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api/error.ts';

type RowAction = {
  act: (id: string) => Promise<unknown>;
  onSuccess: (id: string) => void;
  onError: (error: Error) => void;
  onSettled: () => void;
};

/**
 * A write that every row of a list has: rows do not wait for each other, and one row's press is one request. A row
 * that the server asks to wait stays busy for so long (RELIABILITY.md R10).
 */
export function useActionPerRow({ act, onSuccess, onError, onSettled }: RowAction) {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  // State comes a render late: two presses in the same tick would both pass.
  const underWay = useRef(new Set<string>());

  const setBusy = (id: string, isBusy: boolean) => {
    if (isBusy) underWay.current.add(id);
    else underWay.current.delete(id);
    setBusyIds(new Set(underWay.current));
  };
  const { mutateAsync } = useMutation({
    mutationFn: act,
    onSuccess: (_answer, id) => onSuccess(id),
    onError,
    onSettled,
  });

  const onAct = (id: string) => {
    if (underWay.current.has(id)) return;
    setBusy(id, true);
    mutateAsync(id).then(
      () => setBusy(id, false),
      (error: unknown) => setTimeout(() => setBusy(id, false), error instanceof ApiError ? error.retryAfterMs : 0),
    );
  };
  return { busyIds, onAct };
}
