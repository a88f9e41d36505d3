import { SEARCH_DEBOUNCE_MS } from '@machine/contract/constants.ts';
import type { UserRow, UserSearchResult } from '@machine/contract/profile.ts';
import type { SearchUsersState } from '@machine/ui/search/SearchResults.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQueries } from '../queries/profile.ts';
import { listState } from './listState.ts';
import { useScreenState } from './useScreenState.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

type PeoplePickerOptions = {
  userId: string;
  isOpen: boolean;
  /** Users who are already participants. */
  excludedIds: readonly string[];
};

/** Lists or searches the users the player may message: those they follow. */
export function usePeoplePicker({ userId, isOpen, excludedIds }: PeoplePickerOptions) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<readonly UserSearchResult[]>([]);
  const text = query.trim();
  const debounced = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const following = useQuery({ ...profileQueries.list(userId, 'following'), enabled: isOpen });
  const results = useQuery({ ...profileQueries.search(debounced), enabled: isOpen && debounced !== '' });

  const selectable = selectableUsers(following.data ?? [], excludedIds);
  const all = useScreenState(following, () => listState('users', selectable));
  const searched = useScreenState(results, (users) =>
    listState(
      'users',
      users.filter(({ id }) => selectable.some((user) => user.id === id)),
    ),
  );
  const state: SearchUsersState =
    text === '' || all.kind !== 'ready' ? all : text === debounced ? searched : { kind: 'loading' };
  return {
    picker: { query, onQuery: setQuery, state, selected, onSelectionChange: setSelected },
    reset: () => {
      setQuery('');
      setSelected([]);
    },
  };
}

/** Followed users who are not excluded, in the shape of search results. */
export const selectableUsers = (following: readonly UserRow[], excludedIds: readonly string[]): UserSearchResult[] =>
  following.filter(({ id }) => !excludedIds.includes(id)).map((user) => ({ ...user, achievements: [] }));
