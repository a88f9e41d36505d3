import type { MutateOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { createSingleFlight } from './singleFlight.ts';
import { useWrite, type WriteOptions } from './write.ts';

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
