import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/error.ts';

/**
 * A write that one press sends once: while it is under way, and while the server asks us to wait (429 with
 * Retry-After, RELIABILITY.md R10), further presses do nothing.
 */
export function useSingleMutation<Output, Variables = void>(options: UseMutationOptions<Output, Error, Variables>) {
  const mutation = useMutation(options);
  // State comes a render late: two presses in the same tick would both pass.
  const isUnderWay = useRef(false);
  const isWaiting = useRetryAfter(mutation.error);

  const mutate = (variables: Variables) => {
    if (isUnderWay.current || isWaiting) return;
    isUnderWay.current = true;
    void mutation
      .mutateAsync(variables)
      .catch(() => {
        // Told by the mutation's own onError.
      })
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return { ...mutation, mutate, isWaiting };
}

/** True from a refusal that asks us to wait until the wait is over. */
export function useRetryAfter(error: Error | null): boolean {
  const [waitedFor, setWaitedFor] = useState<Error | null>(null);
  const waitMs = error instanceof ApiError ? error.retryAfterMs : 0;
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setWaitedFor(error), waitMs);
    return () => clearTimeout(timer);
  }, [error, waitMs]);
  return waitMs > 0 && waitedFor !== error;
}
