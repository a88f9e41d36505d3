import { SEARCH_DEBOUNCE_MS } from '@machine/contract/constants.ts';
import type { SearchUsersState } from '@machine/ui/search/SearchResults.tsx';
import { SearchUsersPanel } from '@machine/ui/search/SearchUsersPanel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '../hooks/listState.ts';
import { useScreenState } from '../hooks/useScreenState.ts';
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts';
import { profileQueries } from '../queries/profile.ts';
import { withHiddenResults } from './HidingResults.tsx';

export type SearchProps = { isOpen: boolean; onClose: () => void };

export default withHiddenResults(Search);

/** Connects the user search: debounces the input and shows only results for the current text. */
function Search({ isOpen, onClose }: SearchProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const debounced = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const results = useScreenState(useQuery(profileQueries.search(debounced)), (rows) => listState('users', rows));
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
      state={searchState(text, debounced, results)}
    />
  );
}

/** Shows loading until there are results for the current text. */
export function searchState(text: string, debounced: string, results: SearchUsersState): SearchUsersState {
  if (text === '') return { kind: 'idle' };
  return text === debounced ? results : { kind: 'loading' };
}
