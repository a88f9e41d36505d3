/** Shows cached data at once and refetches on every visit, because results change on the server. */
export const REFETCH_ON_MOUNT = { refetchOnMount: 'always' } as const;
