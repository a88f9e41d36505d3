import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/error.ts';
import { createSingleFlight } from './singleFlight.ts';

/** A write that one press sends once: further presses do nothing until the answer, and as long as it asks to wait. */
export function useSingleMutation<Output, Variables = void>(options: UseMutationOptions<Output, Error, Variables>) {
  const mutation = useMutation(options);
  const [pass] = useState(() => createSingleFlight());
  const isWaiting = useRetryAfter(mutation.error);
  const mutate = (variables: Variables) => pass('', () => mutation.mutateAsync(variables));
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
