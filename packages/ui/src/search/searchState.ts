import type { UserSearchResult } from '@machine/contract';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type SearchUsersState =
  /** Nothing is searched while the query is empty. */
  { kind: 'idle' } | Unloaded | { kind: 'empty' } | { kind: 'ready'; users: readonly UserSearchResult[] };
