import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/error.ts';
import { createSingleFlight } from './singleFlight.ts';

/**
 * A mutation that ignores further calls until it settles, and until Retry-After has passed. The callbacks of a call are
 * only called while the component is mounted.
 */
export function useSingleMutation<Output, Variables = void>(options: UseMutationOptions<Output, Error, Variables>) {
  const mutation = useMutation(options);
  const [runOnce] = useState(() => createSingleFlight());
  const isRateLimited = useRetryAfter(mutation.error);
  const mutate = (variables: Variables, callbacks?: MutateOptions<Output, Error, Variables>) =>
    runOnce('', () => mutation.mutateAsync(variables, callbacks));
  return { ...mutation, mutate, isRateLimited };
}

/** Returns true while the Retry-After of an error has not passed. */
export function useRetryAfter(error: Error | null): boolean {
  const [expiredError, setExpiredError] = useState<Error | null>(null);
  const waitMs = error instanceof ApiError ? error.retryAfterMs : 0;
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setExpiredError(error), waitMs);
    return () => clearTimeout(timer);
  }, [error, waitMs]);
  return waitMs > 0 && expiredError !== error;
}
