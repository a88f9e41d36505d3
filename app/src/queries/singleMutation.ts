import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/error.ts';
import { type Failure, failureText, useFailure } from './failure.ts';
import { createSingleFlight } from './singleFlight.ts';

export type WriteOptions<Output, Variables> = UseMutationOptions<Output, Error, Variables> & {
  failure?: Failure<Variables>;
};

/** A mutation that tells the player of its failure. */
export function useWrite<Output, Variables>({ failure = {}, onError, ...options }: WriteOptions<Output, Variables>) {
  const tell = useFailure(failure);
  const mutation = useMutation<Output, Error, Variables>({
    meta: { failure },
    ...options,
    onError: (error, variables, ...others) => {
      tell(error, variables);
      return onError?.(error, variables, ...others);
    },
  });
  const { error, variables } = mutation;
  return {
    ...mutation,
    /** The words of its failure, where it was started. */
    failure: error && failureText(error, failure, variables as Variables),
    isRateLimited: useRetryAfter(error),
  };
}

/**
 * A write that ignores further calls until it settles, and until Retry-After has passed. The callbacks of a call are
 * only called while the component is mounted.
 */
export function useSingleMutation<Output, Variables = void>(options: WriteOptions<Output, Variables>) {
  const write = useWrite(options);
  const [runOnce] = useState(() => createSingleFlight());
  const mutate = (variables: Variables, callbacks?: MutateOptions<Output, Error, Variables>) =>
    runOnce('', () => write.mutateAsync(variables, callbacks));
  return { ...write, mutate };
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
