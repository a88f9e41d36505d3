import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** Refetches what a panel shows whenever it opens, for what has changed since it was last open. */
export function useRefetchOnOpen(isOpen: boolean, queryKey: QueryKey): void {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useLayoutEffect(() => {
    if (isOpen) void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey });
  }, [isOpen, client, key]);
}
