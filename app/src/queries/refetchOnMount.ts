/**
 * For what results move by themselves: what is kept is shown at once, and each visit of the screen asks again
 * (docs/decisions/0013). Nothing else makes it stale (SPEC.md §9).
 */
export const REFETCH_ON_MOUNT = { refetchOnMount: 'always' } as const;
