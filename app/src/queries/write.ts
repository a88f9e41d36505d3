import { type QueryKey, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { type Failure, failureText, useFailure } from './failure.ts';
import { useRetryAfter } from './retryAfter.ts';

export type WriteOptions<Output, Variables> = UseMutationOptions<Output, Error, Variables> & {
  failure?: Failure<Variables>;
  /** What it may have changed, even if it failed: refetched when it ends. `onSettled` replaces it, to wait for that. */
  refetches?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
};

/** A mutation that tells the player of its failure. */
export function useWrite<Output, Variables>({
  failure = {},
  refetches = [],
  onError,
  ...options
}: WriteOptions<Output, Variables>) {
  const client = useQueryClient();
  const tell = useFailure(failure);
  const mutation = useMutation<Output, Error, Variables>({
    meta: { failure },
    onSettled: (_output, _error, variables) => {
      for (const queryKey of typeof refetches === 'function' ? refetches(variables) : refetches)
        void client.invalidateQueries({ queryKey });
    },
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
