import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateResults } from '../queries/results.ts';

/**
 * Invalidates everything that depends on results when one changes. `results` is a text that changes with every result,
 * undefined until they are known, and `of` is the list that they are from: another list is not a change.
 */
export function useInvalidateOnResult(results: string | undefined, of = ''): void {
  const client = useQueryClient();
  const previous = useRef({ of, results });
  useEffect(() => {
    const before = previous.current;
    const isKnown = before.of === of && before.results !== undefined && results !== undefined;
    if (isKnown && before.results !== results) void invalidateResults(client);
    // A list that is being loaded says nothing about its results.
    if (results !== undefined || before.of !== of) previous.current = { of, results };
  }, [client, of, results]);
}
