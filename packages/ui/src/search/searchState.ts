import type { UserSearchResult } from '@machine/contract';

export type SearchUsersState =
  /** Nothing is searched while the query is empty. */
  | { kind: 'idle' }
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; users: readonly UserSearchResult[] };
