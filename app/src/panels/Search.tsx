import { SEARCH_DEBOUNCE_MS, type UserSearchResult } from '@machine/contract';
import { SearchUsersPanel, type SearchUsersState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts';
import { paths } from '../paths.ts';
import { profileQueries } from '../queries/profile.ts';

export type SearchProps = { isOpen: boolean; onClose: () => void };

/** Wires the search: asks when the typing rests, and shows the answer to what stands there now. */
export function Search({ isOpen, onClose }: SearchProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const settled = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const found = useScreenState(useQuery(profileQueries.search(settled)), foundState);
  const close = () => {
    onClose();
    setQuery('');
  };
  return (
    <SearchUsersPanel
      isOpen={isOpen}
      onClose={close}
      query={query}
      onQuery={setQuery}
      state={searchState(text, settled, found)}
      profileHref={paths.profile}
    />
  );
}

const foundState = (users: readonly UserSearchResult[]) =>
  users.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, users };

/** While the typing goes on, what stands there has no answer yet. */
export function searchState(text: string, settled: string, found: SearchUsersState): SearchUsersState {
  if (text === '') return { kind: 'idle' };
  return text === settled ? found : { kind: 'loading' };
}
