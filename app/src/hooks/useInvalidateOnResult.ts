import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateResults } from '../queries/results.ts';

/** `results` changes with every result, and is undefined until they are known. `of` is the list that they are from. */
type Results = { of: string; results: string | undefined };

/** Returns whether a result is new or corrected. Another list, and one that is being loaded, are not a change. */
export const isNewResult = (before: Results, now: Results): boolean =>
  before.of === now.of && before.results !== undefined && now.results !== undefined && before.results !== now.results;

/** Returns what the next results are compared with: the last ones that were known of the list. */
export const lastKnown = (before: Results, now: Results): Results =>
  now.results !== undefined || before.of !== now.of ? now : before;

/** Invalidates everything that depends on results when one changes. */
export function useInvalidateOnResult(results: string | undefined, of = ''): void {
  const client = useQueryClient();
  const previous = useRef<Results>({ of, results });
  useEffect(() => {
    const now = { of, results };
    if (isNewResult(previous.current, now)) void invalidateResults(client);
    previous.current = lastKnown(previous.current, now);
  }, [client, of, results]);
}
